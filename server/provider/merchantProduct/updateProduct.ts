import type { BodyOf } from '../../../contract/core/endpoint';
import type { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { merchantProductErrors } from '../../../contract/merchantProduct/merchantProductErrors';
import { MAX_STOCK } from '../../../contract/merchantProduct/merchantProductInput';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import type { Actor } from '../../core/Actor';
import { invalidInput, notFound, staleVersion } from '../../core/HttpError';
import type { Db } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { lockProduct } from './lockProduct';
import { productRows, toMerchantProduct } from './productRows';
import { updateStockLevel } from './updateStockLevel';

type Kind = 'pertamina' | 'non-pertamina';
type Change = BodyOf<typeof merchantProductApi.updatePertamina> | BodyOf<typeof merchantProductApi.updateOwnGoods>;

/**
 * Changes the given fields of a product. A stock change is added to the current stock, so it needs no version.
 *
 * @param kind of the endpoint; for a product of the other kind it returns 404
 * @throws HttpError 404, 409 for a stale version or a closed merchant, 422 if the stock would leave its bounds
 */
export const updateProduct = (
  db: Db,
  kind: Kind,
  id: string,
  { version, stock_change, ...values }: Change,
  actor: Actor,
): Promise<MerchantProduct> =>
  inTransaction(db, async tx => {
    const { row } = await lockProduct(tx, id, actor);
    if ((row.product_id === null) !== (kind === 'non-pertamina')) throw notFound();
    if (version !== undefined && version !== row.version) throw staleVersion(row.version);
    const stock = stock_change === undefined ? values.stock : stockAfter(row, stock_change);
    const given = Object.entries({ ...values, stock }).filter(([, value]) => value !== undefined);
    const after = await productRows(tx).update(id, { ...Object.fromEntries(given), version: row.version }, actor);
    await updateStockLevel(tx, row.merchant_id);
    return toMerchantProduct(after);
  });

/** @throws HttpError 422 if the stock would fall below zero or exceed `MAX_STOCK` */
function stockAfter({ stock, sale_unit }: { stock: number; sale_unit: string }, change: number): number {
  const after = stock + change;
  if (after < 0)
    throw invalidInput({
      stock_change: merchantProductErrors.stockTooSmall({ stock, unit: sale_unit, change: -change }),
    });
  if (after > MAX_STOCK)
    throw invalidInput({
      stock_change: merchantProductErrors.stockTooLarge({ max: MAX_STOCK.toLocaleString('id-ID'), unit: sale_unit }),
    });
  return after;
}
