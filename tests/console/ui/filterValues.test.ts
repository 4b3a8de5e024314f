import { chosen, cleared, toggled, withChosen, withSearch } from '../../../src/ui/list/filter/filterValues';

describe("a list's filter", () => {
  it('adds and removes choices, and leaves no empty value behind', () => {
    const one = toggled({}, 'status', 'live');
    const two = toggled(one, 'status', 'ended');
    expect(two).toEqual({ status: ['live', 'ended'] });
    expect(toggled(two, 'status', 'live')).toEqual({ status: ['ended'] });
    expect(toggled(one, 'status', 'live')).toEqual({});
    expect(withChosen({ ...two, search: 'a' }, 'status', [])).toEqual({ search: 'a' });
  });

  it('trims the search text, and removes a blank one', () => {
    expect(withSearch({ status: ['live'] }, '  gas ')).toEqual({ status: ['live'], search: 'gas' });
    expect(withSearch({ search: 'gas' }, ' ')).toEqual({});
  });

  it('clears all filters except the open tab, and the tab too when nothing else is set', () => {
    const filters = [{ source: 'group', asTabs: true as const }, { source: 'status' }];
    expect(cleared({ group: 'refund', status: ['a'], search: 'gas' }, filters)).toEqual({ group: 'refund' });
    expect(cleared({ group: 'refund' }, filters)).toEqual({});
    expect(cleared({ status: ['a'] }, filters)).toEqual({});
  });

  it('reads values typed into the URL by hand', () => {
    expect(chosen({ status: 'live' }, 'status')).toEqual(['live']);
    expect(chosen({ status: '' }, 'status')).toEqual([]);
    expect(chosen({ position: 3 }, 'position')).toEqual(['3']);
  });
});
