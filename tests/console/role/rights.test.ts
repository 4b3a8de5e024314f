import fc from 'fast-check';
import { withImplied } from '../../../contract/rights/implied';
import { permissionGroups, permissions, slugs } from '../../../contract/rights/permissions';
import { changed, difference, lockedBy, rowsOf, searched } from '../../../src/resources/role/rights';

const menu = permissionGroups.map(({ code, label, menu_path }) => ({
  permission_group: code,
  label,
  menu_path,
  permissions: permissions
    .filter(({ group_code }) => group_code === code)
    .map(({ slug, label: messages, action, subject }) => ({
      permission_slug: slug,
      label: messages,
      action,
      subject,
      implies: null,
      can_grant: true,
    })),
}));
const someSlugs = fc.subarray([...slugs]);

it('shows every permission exactly once', () => {
  const drawn = rowsOf(menu).flatMap(group =>
    group.rows.flatMap(({ cells, extras }) => [...Object.values(cells), ...extras].map(({ slug }) => slug)),
  );
  expect(drawn.toSorted()).toEqual([...slugs].toSorted());
});

it('implied permissions are held whatever is granted or withdrawn', () => {
  fc.assert(
    fc.property(someSlugs, fc.array(fc.tuple(someSlugs, fc.boolean())), (start, steps) => {
      let held = new Set<string>(withImplied(start));
      for (const [some, give] of steps) {
        const before = held;
        held = changed(held, some, give);
        expect([...held].toSorted()).toEqual(withImplied(held).toSorted());
        if (give) for (const slug of some) expect(held.has(slug)).toBe(true);
        // a withdrawn right stays only if another one needs it
        else for (const slug of some) expect(held.has(slug)).toBe(before.has(slug) && lockedBy(held).has(slug));
      }
    }),
    { numRuns: 60 },
  );
});

it('reports added and removed permissions, and none when equal', () => {
  fc.assert(
    fc.property(someSlugs, someSlugs, (before, after) => {
      const { gained, lost } = difference(before, after);
      expect(new Set([...before.filter(slug => !(lost as string[]).includes(slug)), ...gained])).toEqual(
        new Set(after),
      );
      expect(difference(before, before)).toEqual({ gained: [], lost: [] });
    }),
  );
});

it('finds permissions by label, code and menu', () => {
  const groups = rowsOf(menu);
  const found = (text: string) =>
    searched(groups, text, ({ subject }) => subject).flatMap(({ rows }) => rows.map(({ subject }) => subject));
  expect(found('Menerbitkan')).toEqual(['banner']);
  expect(found('can_approve_registrasi')).toEqual(['registrasi_merchant']);
  expect(found('Promo Regional dan')).toEqual(['promo_regional', 'voucher']);
  expect(found('tidak ada yang begini')).toEqual([]);
});
