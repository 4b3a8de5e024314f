import { and, asc, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { QueryOf, ResponseOf } from '../../../contract/core/endpoint';
import { merchantHistory } from '../../../contract/merchant/merchantApi';
import { merchantTypeApi } from '../../../contract/merchant/merchantTypeApi';
import { ownerApi } from '../../../contract/merchant/ownerApi';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import { alphabetical } from '../../db/alphabetical';
import type { Db } from '../../db/types';
import { defineDomain } from '../../domain/Domain';
import { routes } from '../../http/routes';
import { versionedBase } from '../../seed/BaseData';
import { containing } from '../../store/filters';
import { listMeta, wholeList } from '../../store/listMeta';
import { loadMerchantTypes, merchantTypesVersion } from './base/loadMerchantTypes';
import { seedMerchants } from './demo/seedMerchants';
import type { MerchantParts } from './findMerchant';
import { findSeller } from './findSeller';
import { merchantRoutes } from './routes';
import { matching } from './store';
import { merchant_types, merchants, owners } from './table';

/** @param parts loaders of what higher domains add to a merchant's detail */
export const merchantDomain = (parts: MerchantParts) =>
  defineDomain({
    name: 'merchant',
    routes: [merchantRoutes(parts), merchantTypeRoutes, ownerRoutes],
    history: [{ ...merchantHistory, authorizeRead: findSeller }],
    base: versionedBase('merchantTypes', () => merchantTypesVersion, loadMerchantTypes),
    demo: { after: [], seed: seedMerchants },
  });

const ownerRoutes = routes(ownerApi, ({ db }) => ({
  list: ({ query, actor }) => listOwners(db, query, actor),
}));

const merchantTypeRoutes = routes(merchantTypeApi, ({ db }) => ({
  list: async () => {
    const rows = await db.select().from(merchant_types).orderBy(asc(merchant_types.position));
    return wholeList(rows.map(({ code, label, ...rest }) => ({ id: code, name: label, ...rest })));
  },
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
