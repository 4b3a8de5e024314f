import { and, eq, ne } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import type { MerchantTypeCode } from '../../../contract/merchant/merchant';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { merchants } from '../../../server/domains/merchant/table';
import { someoneOfRegion } from '../../support/someoneOfRegion';
import type { TestApp } from '../../support/startApp';

/** Returns a demo merchant of a type in a region that has not closed for good; `skip` picks a later one. */
export async function merchantOf(app: TestApp, type: MerchantTypeCode, region: RegionCode, skip = 0) {
  const [found] = await app.database.db
    .select()
    .from(merchants)
    .where(and(eq(merchants.type_code, type), eq(merchants.region_code, region), ne(merchants.status, 'closed')))
    .orderBy(merchants.number)
    .offset(skip)
    .limit(1);
  if (!found) throw new Error(`The demo data have no ${type} in ${region}`);
  return found;
}

/** Creates someone who may read and change merchants' products in one region, or who has no region yet for null. */
export const regionalKeeper = (app: TestApp, region: RegionCode | null) =>
  someoneOfRegion(app, ['can_read_list_merchant', 'can_update_list_merchant'], region);

/** Adds a product of the merchant's own. */
export async function newGoods(app: TestApp, merchant_id: string, more: object = {}) {
  const body = { merchant_id, name: 'Selang Uji', price: 65_000, sale_unit: 'buah', stock: 20, ...more };
  const response = await (await app.as('merchant')).call(merchantProductApi.addOwnGoods, { body });
  if (response.status !== 201) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return response.body.data;
}
