import type { BodyOf } from '../../../contract/core/endpoint';
import type { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { merchantProductErrors } from '../../../contract/merchantProduct/merchantProductErrors';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import type { Actor } from '../../core/Actor';
import { HttpError } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { lockProduct } from './lockProduct';
import { productRows, toMerchantProduct } from './productRows';
import { requireSellable } from './requireSellable';

/**
 * Moves a merchant's own goods to another category.
 *
 * @throws HttpError 404; 409 for a stale version or a product of the provider, whose category comes from the catalogue; 422 for a
 *   category that the merchant may not sell
 */
export const changeCategory = (
  db: Db,
  id: string,
  change: BodyOf<typeof merchantProductApi.changeCategory>,
  actor: Actor,
): Promise<MerchantProduct> =>
  inTransaction(db, async tx => {
    const { seller, row } = await lockProduct(tx, id, actor);
    if (row.product_id) throw new HttpError(409, merchantProductErrors.categoryFixed());
    requireSellable(seller, change.category_code, 'category_code');
    return toMerchantProduct(await productRows(tx).update(id, change, actor));
  });
