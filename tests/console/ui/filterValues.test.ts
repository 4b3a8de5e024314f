import { chosen, cleared, toggled, withChosen, withSearch } from '../../../src/ui/list/filter/filterValues';

describe("a list's filter", () => {
  it('adds and takes away choices, and leaves no empty rest in the address', () => {
    const one = toggled({}, 'status', 'live');
    const two = toggled(one, 'status', 'ended');
    expect(two).toEqual({ status: ['live', 'ended'] });
    expect(toggled(two, 'status', 'live')).toEqual({ status: ['ended'] });
    expect(toggled(one, 'status', 'live')).toEqual({});
    expect(withChosen({ ...two, search: 'a' }, 'status', [])).toEqual({ search: 'a' });
  });

  it('searches without the spaces around, and not at all for none', () => {
    expect(withSearch({ status: ['live'] }, '  gas ')).toEqual({ status: ['live'], search: 'gas' });
    expect(withSearch({ search: 'gas' }, ' ')).toEqual({});
  });

  it('takes filters off but for the tab that is open, and the tab too where nothing else is set', () => {
    const filters = [{ source: 'group', asTabs: true as const }, { source: 'status' }];
    expect(cleared({ group: 'refund', status: ['a'], search: 'gas' }, filters)).toEqual({ group: 'refund' });
    expect(cleared({ group: 'refund' }, filters)).toEqual({});
    expect(cleared({ status: ['a'] }, filters)).toEqual({});
  });

  it('reads an address that was typed by hand', () => {
    expect(chosen({ status: 'live' }, 'status')).toEqual(['live']);
    expect(chosen({ status: '' }, 'status')).toEqual([]);
    expect(chosen({ position: 3 }, 'position')).toEqual(['3']);
  });
});
