import type { QueryOf } from '../../../contract/core/endpoint';
import type { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import type { Actor } from '../../core/Actor';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { findSeller, type Seller } from '../merchant/findSeller';
import { productRows, toMerchantProduct } from './productRows';

/** Bounds an unpaged response; far more than any merchant sells. */
const MAX_PRODUCTS = 1_000;

/** Reads the products of merchants within the actor's regions. @throws HttpError 404 for a merchant outside them */
export function productQueries(db: Db) {
  const rows = productRows(db);
  return {
    async page(query: QueryOf<typeof merchantProductApi.list>, actor: Actor) {
      const found = await rows.page({ ...query, bound_to: boundTo(actor) });
      return { ...found, list: found.list.map(toMerchantProduct) };
    },

    /** Returns a page of one merchant's products, with the merchant. */
    async ofMerchant(id: string, query: QueryOf<typeof merchantProductApi.ofMerchant>, actor: Actor) {
      const merchant = await findSeller(db, id, actor);
      const found = await rows.page({ ...query, merchant_id: id });
      return { ...found, list: found.list.map(toMerchantProduct), merchant };
    },

    /** Returns everything that a merchant currently sells. */
    async active(id: string, actor: Actor): Promise<{ seller: Seller; list: MerchantProduct[] }> {
      const seller = await findSeller(db, id, actor);
      const { list } = await rows.page({ merchant_id: id, is_active: true, page: 1, limit: MAX_PRODUCTS });
      return { seller, list: list.map(toMerchantProduct) };
    },
  };
}
