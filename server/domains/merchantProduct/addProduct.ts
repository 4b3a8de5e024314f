import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '../../../contract/core/endpoint';
import type { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { merchantProductErrors } from '../../../contract/merchantProduct/merchantProductErrors';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { CATEGORIES, type CategoryCode } from '../../../contract/product';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import type { Db, Tx } from '../../db/types';
import { inTransaction } from '../../store/inTransaction';
import { lockSeller, type Seller } from '../merchant/findSeller';
import { productPrice } from '../price/productPrice';
import { productName } from '../product/productName';
import { products } from '../product/table';
import { updateStockLevel } from './changeStock';
import { productRows, toMerchantProduct } from './productRows';

type NewProduct = Parameters<ReturnType<typeof productRows>['insert']>[0];

/**
 * Adds one of the provider's products to a merchant's range.
 *
 * @throws HttpError 404 for a merchant outside the actor's regions, 409 if it is closed, 422 for a product that it may not sell or that
 *   has no price there
 */
export const addPertamina = (
  db: Db,
  { merchant_id, product_id, ...values }: BodyOf<typeof merchantProductApi.addPertamina>,
  actor: Actor,
): Promise<MerchantProduct> =>
  add(db, merchant_id, actor, async (tx, seller) => {
    const [product] = await tx
      .select()
      .from(products)
      .where(and(eq(products.id, product_id), eq(products.is_active, true)));
    if (!product) throw invalidInput({ product_id: merchantProductErrors.productGone() });
    requireSellable(seller, product.category_code, 'product_id');
    if (!(await productPrice(tx, product_id, seller, new Date().toISOString())))
      throw invalidInput({ product_id: merchantProductErrors.noPriceInRegion() });
    const { category_code, sale_unit } = product;
    return { merchant_id, product_id, category_code, name: productName(product), sale_unit, ...values };
  });

/**
 * Adds a merchant's own goods to its range.
 *
 * @throws HttpError 404 for a merchant outside the actor's regions, 409 if it is closed, 422 for a category that it may not sell
 */
export const addOwnGoods = (
  db: Db,
  values: BodyOf<typeof merchantProductApi.addOwnGoods>,
  actor: Actor,
): Promise<MerchantProduct> =>
  add(db, values.merchant_id, actor, async (_, seller) => {
    requireSellable(seller, values.category_code, 'category_code');
    return values;
  });

const add = (
  db: Db,
  merchantId: string,
  actor: Actor,
  prepare: (tx: Tx, seller: Seller) => Promise<NewProduct>,
): Promise<MerchantProduct> =>
  inTransaction(db, async tx => {
    const seller = await lockSeller(tx, merchantId, actor);
    const added = await productRows(tx).insert(await prepare(tx, seller), actor);
    await updateStockLevel(tx, merchantId);
    return toMerchantProduct(added);
  });

/** @throws HttpError 422 on `field` if merchants of this type may not sell the category */
export function requireSellable({ category_codes }: Seller, category: CategoryCode, field: string): void {
  if (category_codes.includes(category)) return;
  throw invalidInput({ [field]: merchantProductErrors.categoryNotSellable({ category: CATEGORIES[category] }) });
}
