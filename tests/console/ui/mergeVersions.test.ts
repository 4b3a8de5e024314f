import { chosenVersion, mergeVersions } from '../../../src/ui/form/engine/mergeVersions';

const fields = ['title', 'link', 'position', 'description'];
const base = { id: 'a', version: 1, title: 'Lama', link: null, position: 1, description: 'Teks' };

describe('three versions of a record', () => {
  it('asks about my changes, and follows the server in the rest', () => {
    const theirs = { ...base, version: 2, title: 'Mereka', description: 'Teks mereka' };
    const mine = { ...base, title: 'Saya', position: 7 };
    const merged = mergeVersions(base, theirs, mine, fields);
    expect(merged).toEqual({
      differences: [
        { field: 'title', theirs: 'Mereka', mine: 'Saya', changedThere: true },
        { field: 'position', theirs: 1, mine: 7, changedThere: false },
      ],
      taken: ['description'],
    });
    expect(chosenVersion(theirs, merged, new Set(['position']))).toEqual({ ...theirs, position: 7 });
    expect(chosenVersion(theirs, merged, new Set(['title', 'position']))).toEqual({
      ...theirs,
      title: 'Saya',
      position: 7,
    });
  });

  it('asks nothing when both made the same change, and treats empty text as null', () => {
    const theirs = { ...base, version: 2, title: 'Sama' };
    const mine = { ...base, title: 'Sama', link: '' };
    expect(mergeVersions(base, theirs, mine, fields)).toEqual({ differences: [], taken: [] });
  });

  it('never asks about fields outside the body', () => {
    expect(mergeVersions(base, { ...base, version: 9 }, base, fields)).toEqual({ differences: [], taken: [] });
  });
});
