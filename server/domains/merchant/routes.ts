import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { BodyOf, QueryOf } from '../../../contract/core/endpoint';
import { isUuid } from '../../../contract/core/isUuid';
import {
  MERCHANT_STATUS_LABELS,
  type MerchantStatus,
  NEXT_MERCHANT_STATUSES,
} from '../../../contract/merchant/merchant';
import { MAX_POINTS, merchantApi } from '../../../contract/merchant/merchantApi';
import { merchantErrors } from '../../../contract/merchant/merchantErrors';
import { merchantRow, type NearbyMerchant } from '../../../contract/merchant/merchantRecord';
import { merchantTypeApi } from '../../../contract/merchant/merchantTypeApi';
import { recordAudit } from '../../audit/recordAudit';
import type { Actor } from '../../core/Actor';
import { HttpError, notFound, staleVersion } from '../../core/HttpError';
import { boundTo, reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { exportHandler } from '../../export/exportHandler';
import { routes } from '../../http/routes';
import { inTransaction } from '../../store/inTransaction';
import { wholeList } from '../../store/listMeta';
import { chordOf, EARTH_METRES } from '../area/globe';
import { pointOnGlobe } from '../area/pointOnGlobe';
import { districts, regencies } from '../area/table';
import { findMerchant, type MerchantParts } from './findMerchant';
import { matching, merchantList, merchantPoints, pointColumns } from './store';
import { merchant_types, merchants } from './table';

/** The handlers of the merchant endpoints, given the loaders of what other domains add to a merchant's detail. */
export const merchantRoutes = (parts: MerchantParts) =>
  routes(merchantApi, services => {
    const { db } = services;
    const list = merchantList(db);
    const places = merchantPoints(db);
    const download = exportHandler(services, list, { record: merchantRow, filename: 'merchant' });
    return {
      list: ({ query, actor }) => list.page({ ...query, regions: boundTo(actor) }),
      one: ({ params, actor }) => findMerchant(db, params.id, parts, actor),
      nearby: async ({ query, actor }) => wholeList(await findNearby(db, query, actor)),
      points: async ({ query, actor }) => {
        const found = await places.page({ ...query, page: 1, limit: MAX_POINTS, regions: boundTo(actor) });
        return { list: found.list, total: found.total, truncated: found.total > found.list.length };
      },
      setStatus: async ({ params, body, actor }) => {
        await setStatus(db, params.id, body, actor);
        return findMerchant(db, params.id, parts, actor);
      },
      export: given => download({ ...given, query: { ...given.query, regions: boundTo(given.actor) } }),
    };
  });

/**
 * Finds merchants by great-circle distance, nearest first. The index on `globe` orders by chord length, which grows with the
 * distance.
 *
 * @returns at most `limit` merchants, within `radius_km` if given, each with its `distance_m` in metres
 */
function findNearby(
  db: Db,
  { latitude, longitude, limit, radius_km, exclude, ...filter }: QueryOf<typeof merchantApi.nearby>,
  actor: Actor,
): Promise<NearbyMerchant[]> {
  const chord = sql<number>`(${merchants.globe} <-> ${pointOnGlobe(latitude, longitude)})`;
  return db
    .select({
      ...pointColumns,
      phone: merchants.phone,
      address: merchants.address,
      district: sql<string>`(select ${districts.name} from ${districts} where ${districts.code} = ${merchants.district_code})`,
      regency: sql<string>`(select ${regencies.name} from ${regencies} where ${regencies.code} = ${merchants.regency_code})`,
      // rounding errors can put antipodes more than a diameter apart
      distance_m: sql<number>`2 * ${sql.raw(String(EARTH_METRES))} * asin(least(1, ${chord} / 2))`.mapWith(toDecimetre),
    })
    .from(merchants)
    .where(
      and(
        matching({ ...filter, regions: boundTo(actor) }),
        exclude === undefined ? undefined : ne(merchants.id, exclude),
        radius_km === undefined ? undefined : lte(chord, chordOf(radius_km * 1_000)),
      ),
    )
    .orderBy(asc(chord))
    .limit(limit);
}

/** Rounds to the precision of the coordinates. */
const toDecimetre = (metres: unknown) => Math.round(Number(metres) * 10) / 10;

/**
 * Moves a merchant to another status, storing the reason.
 *
 * @throws HttpError 404 if the actor can see no such merchant, 409 for a stale version or a transition that its status does not allow
 */
function setStatus(
  db: Db,
  id: string,
  { status, reason, version }: BodyOf<typeof merchantApi.setStatus>,
  actor: Actor,
): Promise<void> {
  return inTransaction(db, async tx => {
    const [before] = isUuid(id)
      ? await tx.select().from(merchants).where(eq(merchants.id, id)).for('no key update')
      : [];
    if (!before || !reaches(actor, before.region_code)) throw notFound(merchantErrors.notFound());
    if (before.version !== version) throw staleVersion(before.version);
    if (!NEXT_MERCHANT_STATUSES[before.status].includes(status)) throw illegalTransition(before.status, status);
    await tx
      .update(merchants)
      .set({
        status,
        status_reason: reason,
        status_since: sql`now()`,
        updated_at: sql`now()`,
        updated_by: actor.user_id,
        version: version + 1,
      })
      .where(eq(merchants.id, id));
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'merchant',
      entity_id: id,
      label: before.name,
      before: { status: before.status, status_reason: before.status_reason },
      after: { status, status_reason: reason },
    });
  });
}

const illegalTransition = (from: MerchantStatus, to: MerchantStatus) =>
  new HttpError(
    409,
    merchantErrors.illegalStatus({ from: MERCHANT_STATUS_LABELS[from], to: MERCHANT_STATUS_LABELS[to] }),
  );

export const merchantTypeRoutes = routes(merchantTypeApi, ({ db }) => ({
  list: async () => {
    const rows = await db.select().from(merchant_types).orderBy(asc(merchant_types.position));
    return wholeList(rows.map(({ code, label, ...rest }) => ({ id: code, name: label, ...rest })));
  },
}));
