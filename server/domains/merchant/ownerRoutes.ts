import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm';
import type { QueryOf, ResponseOf } from '../../../contract/core/endpoint';
import { ownerApi } from '../../../contract/merchant/ownerApi';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import { alphabetical } from '../../db/alphabetical';
import type { Db } from '../../db/types';
import { routes } from '../../http/routes';
import { containing } from '../../store/filters';
import { listMeta } from '../../store/listMeta';
import { matching } from './store';
import { merchants, owners } from './table';

export const ownerRoutes = routes(ownerApi, ({ db }) => ({
  list: ({ query, actor }) => listOwners(db, query, actor),
}));

const NOBODYS = sql<null>`null`;

/**
 * Lists the owners of the merchants that match a filter, by name, each with the number of those merchants. Owners without any are
 * omitted, so that an actor bound to regions sees only owners there. Contact details are included only for actors who may read merchants.
 */
async function listOwners(
  db: Db,
  { page, limit, search, sort, ...filter }: QueryOf<typeof ownerApi.list>,
  actor: Actor,
): Promise<ResponseOf<typeof ownerApi.list>> {
  const theirs = and(eq(merchants.owner_id, owners.id), matching({ ...filter, regions: boundTo(actor) }));
  const matches: SQL | undefined = and(
    sql`exists (select 1 from ${merchants} where ${theirs})`,
    search ? ilike(owners.name, containing(search)) : undefined,
  );
  const direction = sort === '-name' ? desc : asc;
  const mayReach = actor.slugs.has('can_read_list_merchant');
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: owners.id,
        name: owners.name,
        phone: mayReach ? owners.phone : NOBODYS,
        email: mayReach ? owners.email : NOBODYS,
        merchant_count: sql<number>`(select count(*) from ${merchants} where ${theirs})`.mapWith(Number),
      })
      .from(owners)
      .where(matches)
      .orderBy(direction(alphabetical(owners.name)), direction(owners.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(owners)
      .where(matches),
  ]);
  const { total } = counted!;
  return { owners: rows, meta: listMeta({ page, limit }, total), total };
}
