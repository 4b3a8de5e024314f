import fc from 'fast-check';
import { slotsOf } from '../../../src/ui/list/table/Table';

const page = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 30 });

test('another page reuses the slots of the previous one, in order', () => {
  const first = slotsOf(['a', 'b', 'c'], new Map());
  expect([...slotsOf(['d', 'e', 'f'], first).values()]).toEqual([...first.values()]);
});

test('a row that stays keeps its slot, and a new one takes the slot of one that left', () => {
  const first = slotsOf(['a', 'b', 'c'], new Map());
  const then = slotsOf(['c', 'a', 'd'], first);
  expect(then.get('a')).toBe(first.get('a'));
  expect(then.get('c')).toBe(first.get('c'));
  expect(then.get('d')).toBe(first.get('b'));
});

test('no two rows ever share a slot, whatever the sequence of pages', () => {
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 8 }), pages => {
      let slots: ReadonlyMap<string | number, number> = new Map();
      for (const ids of pages) {
        const before = slots;
        slots = slotsOf(ids, before);
        expect(new Set(slots.values()).size).toBe(ids.length);
        for (const id of ids) if (before.has(id)) expect(slots.get(id)).toBe(before.get(id));
      }
    }),
  );
});
