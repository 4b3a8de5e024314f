import fc from 'fast-check';
import { REGION_CODES } from '../../../contract/area/region';
import { slugs } from '../../../contract/rights/permissions';
import { roles } from '../../../contract/rights/roles';
import { authorizeAccountChange } from '../../../server/domains/identity/account/authorizeAccountChange';
import { authorizeGrants } from '../../../server/domains/identity/role/authorizeGrants';

const someSlugs = fc.oneof(
  fc.constantFrom(...roles.map(role => [...role.slugs] as string[])),
  fc.subarray([...slugs] as string[]),
);
const ids = fc.constantFrom('a', 'b');
/** Null: the whole country. */
const someRegions = fc.option(fc.subarray([...REGION_CODES], { maxLength: 2 }), { freq: 1 });
const actors = fc.record({ user_id: ids, slugs: someSlugs.map(list => new Set(list)), regions: someRegions });
const accounts = fc.record({
  id: ids,
  role_id: fc.constantFrom('r1', 'r2', null),
  slugs: someSlugs,
  regions: someRegions,
  /** Of the role that awaits a second person. */
  requested: fc.option(fc.record({ slugs: someSlugs, regions: someRegions }), { nil: undefined }),
});
const changes = fc.record(
  {
    role: fc.record({ id: fc.constantFrom('r1', 'r2', null), slugs: someSlugs }),
    regions: someRegions,
    is_active: fc.boolean(),
    remove: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Effective rights: each slug in each region. */
const everywhere = [...REGION_CODES, 'the rest of the country'];
const placed = (list: Iterable<string>, regions: readonly string[] | null) =>
  [...list].flatMap(slug => (regions ?? everywhere).map(region => `${slug} in ${region}`));

const allowed = (work: () => void) => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

test('an allowed change to another account never affects or grants permissions the actor lacks', () => {
  fc.assert(
    fc.property(actors, accounts, changes, (actor, account, change) => {
      fc.pre(actor.user_id !== account.id && allowed(() => authorizeAccountChange(actor, account, change)));
      const held = new Set(placed(actor.slugs, actor.regions));
      const gives = change.role?.slugs ?? account.slugs;
      const touched = [account, account.requested].flatMap(rights =>
        rights ? placed(rights.slugs, rights.regions) : [],
      );
      const given = placed(gives, change.regions === undefined ? account.regions : change.regions);
      expect([...touched, ...given].filter(right => !held.has(right))).toEqual([]);
    }),
    { numRuns: 500, maxSkipsPerRun: 1_000 },
  );
});

test('an allowed change to the own account keeps its role and state, and adds no region', () => {
  fc.assert(
    fc.property(actors, accounts, changes, (actor, account, change) => {
      fc.pre(actor.user_id === account.id && allowed(() => authorizeAccountChange(actor, account, change)));
      expect(change.remove).not.toBe(true);
      expect(change.is_active).not.toBe(false);
      if (change.role) expect(change.role.id).toBe(account.role_id);
      if (account.regions && change.regions !== undefined)
        expect(change.regions?.every(region => account.regions?.includes(region))).toBe(true);
    }),
    { numRuns: 500, maxSkipsPerRun: 1_000 },
  );
});

test('a user with every permission nationwide may change any other account', () => {
  fc.assert(
    fc.property(accounts, changes, (account, change) => {
      authorizeAccountChange({ user_id: 'someone else', slugs: new Set(slugs), regions: null }, account, change);
    }),
  );
});

test('a new account may get a role exactly if the actor holds all its permissions', () => {
  fc.assert(
    fc.property(actors, someSlugs, (actor, given) => {
      const change = { role: { id: 'r1', slugs: given } };
      expect(allowed(() => authorizeAccountChange(actor, null, change))).toBe(
        given.every(slug => actor.slugs.has(slug)),
      );
    }),
  );
});

test('a role may be changed exactly if the actor is national, it is not their own and they hold every added permission', () => {
  fc.assert(
    fc.property(actors, someSlugs, someSlugs, fc.boolean(), (actor, before, after, isOwn) => {
      const added = after.filter(slug => !before.includes(slug));
      expect(allowed(() => authorizeGrants(actor, { isOwn, before, after }))).toBe(
        actor.regions === null && !isOwn && added.every(slug => actor.slugs.has(slug)),
      );
    }),
    { numRuns: 1_000 },
  );
});

test('a role may be loosened exactly if the actor holds all its permissions', () => {
  fc.assert(
    fc.property(actors, someSlugs, (actor, slugs) => {
      fc.pre(actor.regions === null);
      const grants = { isOwn: false, before: slugs, after: slugs };
      expect(allowed(() => authorizeGrants(actor, { ...grants, loosened: true }))).toBe(
        slugs.every(slug => actor.slugs.has(slug)),
      );
    }),
  );
});
