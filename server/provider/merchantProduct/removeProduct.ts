import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { lockProduct } from './lockProduct';
import { productRows } from './productRows';
import { updateStockLevel } from './updateStockLevel';

/** Removes a product from a merchant's range. @throws HttpError 404, 409 if the merchant is closed */
export const removeProduct = (db: Db, id: string, actor: Actor): Promise<void> =>
  inTransaction(db, async tx => {
    const { row } = await lockProduct(tx, id, actor);
    await productRows(tx).remove(id, actor);
    await updateStockLevel(tx, row.merchant_id);
  });
