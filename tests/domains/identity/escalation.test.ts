import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Endpoint } from '../../../contract/core/endpoint';
import { adminApi } from '../../../contract/identity/admin';
import { roleApi } from '../../../contract/identity/role';
import { slugs as everySlug, type Slug } from '../../../contract/rights/permissions';
import { users } from '../../../server/domains/identity/account/table';
import { role_permissions, roles } from '../../../server/domains/identity/role/table';
import { sessions } from '../../../server/domains/identity/session/table';
import type { Client, LooseInput } from '../../support/client';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const MANAGES: Slug[] = [
  'can_read_list_user',
  'can_create_list_user',
  'can_update_list_user',
  'can_delete_list_user',
  'can_read_role',
  'can_create_role',
  'can_update_role',
  'can_delete_role',
];

/** Returns the current rights by account and by role. */
async function rightsNow() {
  const { db } = app.database;
  const people = await db.select().from(users);
  const grants = await db.select().from(role_permissions);
  const all = await db.select().from(roles);
  const ofRole = new Map(
    all.map(role => [role.id, grants.filter(grant => grant.role_id === role.id).map(grant => grant.permission_slug)]),
  );
  return {
    roles: ofRole,
    people: new Map(
      people.map(person => [
        person.id,
        { ...person, slugs: person.is_active && person.role_id ? (ofRole.get(person.role_id) ?? []) : [] },
      ]),
    ),
  };
}

const statuses: number[] = [];
const attempt = async (actor: Client, endpoint: Endpoint, input: LooseInput) => {
  statuses.push((await actor.send(endpoint, input)).status);
};

const changes = fc.constantFrom(
  'give role',
  'take role',
  'disable',
  'delete',
  'grant',
  'revoke',
  'copy role',
  'create account',
  'end sessions',
  'invite',
) as fc.Arbitrary<string>;

test('no sequence of changes grants permissions the actor lacks, changes the actor’s own, or removes the last super admin', async () => {
  const { db } = app.database;
  const actors = await Promise.all([
    app.someoneWith([...MANAGES, 'can_read_banner', 'can_create_banner']),
    app.someoneWith([...MANAGES, 'can_read_faq']),
    app.someoneWith(MANAGES),
    app.someoneWith([...everySlug]),
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: actors.length - 1 }),
      changes,
      fc.nat(),
      fc.nat(),
      fc.subarray([...everySlug], { maxLength: 6 }),
      async (who, change, targetAt, roleAt, some) => {
        const actor = actors[who]!;
        const before = await rightsNow();
        const person = before.people.get(actor.userId)!;
        // managers target each other and themselves more often than the crowd
        const targets = [...actors.map(one => one.userId), ...before.people.keys()];
        const target = before.people.get(targets[targetAt % targets.length]!)!;
        const roleIds = [...before.roles.keys()];
        const role_id = roleIds[roleAt % roleIds.length]!;
        const { name, email, phone, region_code, is_active, version } = target;
        const body = { name: name.replace(/[^\p{L} .,']/gu, ''), email, phone, is_active, version };
        const region = region_code ?? 'jbb';
        switch (change) {
          case 'give role':
            await attempt(actor, adminApi.update, {
              params: { id: target.id },
              body: { ...body, role_id, region_code: region },
            });
            break;
          case 'take role':
            await attempt(actor, adminApi.update, { params: { id: target.id }, body: { ...body, role_id: null } });
            break;
          case 'disable':
            await attempt(actor, adminApi.setActive, {
              params: { id: target.id },
              body: { is_active: !is_active, version },
            });
            break;
          case 'delete':
            await attempt(actor, adminApi.remove, { params: { id: target.id } });
            break;
          case 'grant':
          case 'revoke': {
            const [role] = await db.select().from(roles).where(eq(roles.id, role_id));
            const now = before.roles.get(role_id)!;
            const slugs = change === 'grant' ? [...now, ...some] : now.filter(slug => !some.includes(slug as Slug));
            const fields = { name: role!.name, version: role!.version, slugs, area_scope: role!.area_scope };
            await attempt(actor, roleApi.update, { params: { id: role_id }, body: fields });
            break;
          }
          case 'copy role':
            await attempt(actor, roleApi.create, {
              body: { name: `Salinan ${randomUUID()}`, slugs: before.roles.get(role_id) },
            });
            break;
          case 'create account':
            await attempt(actor, adminApi.create, {
              body: { name: 'Orang Baru', email: `${randomUUID()}@merchants.test`, role_id, region_code: region },
            });
            break;
          case 'end sessions':
            if (target.id !== actor.userId && !actors.some(one => one.userId === target.id))
              await attempt(actor, adminApi.endSessions, { params: { id: target.id } });
            break;
          default:
            await attempt(actor, adminApi.invite, { params: { id: target.id } });
        }
        const after = await rightsNow();
        const held = new Set(person.slugs);
        for (const [id, { slugs }] of after.people) {
          const had = before.people.get(id)?.slugs ?? [];
          const gained = slugs.filter(slug => !had.includes(slug));
          expect(gained.filter(slug => !held.has(slug))).toEqual([]);
        }
        for (const [id, slugs] of after.roles) {
          const gained = slugs.filter(slug => !before.roles.get(id)?.includes(slug));
          expect(gained.filter(slug => !held.has(slug))).toEqual([]);
        }
        const self = after.people.get(actor.userId)!;
        expect({ role: self.role_id, active: self.is_active, slugs: [...self.slugs].sort() }).toEqual({
          role: person.role_id,
          active: person.is_active,
          slugs: [...person.slugs].sort(),
        });
        const [left] = await db
          .select({ count: sql<number>`count(*)::int` })
          .from(users)
          .innerJoin(roles, eq(roles.id, users.role_id))
          .where(sql`${roles.code} = 'super_admin' and ${users.is_active} and ${users.password_hash} is not null`);
        expect(left!.count).toBeGreaterThan(0);
        // an actor who was affected by another is restored
        for (const { userId } of actors) {
          const hit = after.people.get(userId)!;
          const { role_id: role, password_hash } = before.people.get(userId)!;
          if (!hit.is_active)
            await db
              .update(users)
              .set({ is_active: true, deleted_at: null, role_id: role, password_hash })
              .where(eq(users.id, userId));
          await db.update(sessions).set({ ended_at: null }).where(eq(sessions.user_id, userId));
        }
      },
    ),
    { numRuns: 120, seed: 135 },
  );
  // neither all refused nor all accepted: the property tested something
  expect(statuses.filter(status => status < 300).length).toBeGreaterThan(15);
  expect(statuses.filter(status => status === 403).length).toBeGreaterThan(15);
  expect(statuses.filter(status => status === 401 || status >= 500)).toEqual([]);
}, 180_000);

test('of two super admins disabling each other concurrently one remains', async () => {
  const { db } = app.database;
  const [role] = await db.select().from(roles).where(eq(roles.code, 'super_admin'));
  const pair = await Promise.all([app.someoneWith([]), app.someoneWith([])]);
  await db.update(users).set({ role_id: null }).where(eq(users.role_id, role!.id));
  for (const { userId } of pair) await db.update(users).set({ role_id: role!.id }).where(eq(users.id, userId));
  const [first, second] = pair;
  const answers = await Promise.all([
    first!.send(adminApi.setActive, { params: { id: second!.userId }, body: { is_active: false, version: 1 } }),
    second!.send(adminApi.setActive, { params: { id: first!.userId }, body: { is_active: false, version: 1 } }),
  ]);
  const left = await db.select().from(users).where(sql`${users.role_id} = ${role!.id} and ${users.is_active}`);
  expect(left.length).toBeGreaterThanOrEqual(1);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  expect(answers.map(({ status }) => status).filter(status => status >= 500)).toEqual([]);
});
