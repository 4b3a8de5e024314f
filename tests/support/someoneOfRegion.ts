import { eq } from 'drizzle-orm';
import type { RegionCode } from '../../contract/area/region';
import type { Slug } from '../../contract/rights/permissions';
import { users } from '../../server/domains/identity/account/table';
import { roles } from '../../server/domains/identity/role/table';
import type { TestApp } from './startApp';

/** Creates someone who holds these slugs in one sales region, or is not yet assigned one if null. */
export async function someoneOfRegion(app: TestApp, slugs: readonly Slug[], region_code: RegionCode | null) {
  const person = await app.someoneWith(slugs);
  const { db } = app.database;
  const [account] = await db
    .update(users)
    .set({ region_code })
    .where(eq(users.id, person.userId))
    .returning({ role_id: users.role_id });
  await db.update(roles).set({ area_scope: 'regional' }).where(eq(roles.id, account!.role_id!));
  return person;
}
