import { sql } from 'drizzle-orm';
import type { BodyOf, QueryOf, ResponseOf } from '../../../contract/core/endpoint';
import type { StockLevel } from '../../../contract/merchant/merchant';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { merchantProductErrors } from '../../../contract/merchantProduct/merchantProductErrors';
import { MAX_STOCK } from '../../../contract/merchantProduct/merchantProductInput';
import type { MerchantProduct, OfferedProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { CATEGORIES, CATEGORY_CODES } from '../../../contract/product';
import type { Actor } from '../../core/Actor';
import { HttpError, invalidInput, notFound, staleVersion } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { routes } from '../../http/routes';
import { inTransaction } from '../../store/inTransaction';
import { wholeList } from '../../store/listMeta';
import { findSeller, type Seller } from '../merchant/findSeller';
import { findPlace } from '../price/findPlace';
import { type PriceInForce, priceInForce } from '../price/priceInForce';
import { productPrice } from '../price/productPrice';
import { productName } from '../product/productName';
import { addOwnGoods, addPertamina, requireSellable } from './addProduct';
import { updateStockLevel } from './changeStock';
import { lockProduct } from './lockProduct';
import { productRows, toMerchantProduct } from './productRows';

const categories = CATEGORY_CODES.map(id => ({
  id,
  name: CATEGORIES[id],
  price_set_by: id === 'non-pertamina' ? ('merchant' as const) : ('provider' as const),
}));

export const merchantProductRoutes = routes(merchantProductApi, ({ db }) => {
  const products = productQueries(db);
  return {
    categories: async () => wholeList(categories),
    list: ({ query, actor }) => products.page(query, actor),
    ofMerchant: ({ params, query, actor }) => products.ofMerchant(params.id, query, actor),
    async active({ params, actor }) {
      const { list } = await products.active(params.id, actor);
      const orderable = list.filter(({ stock, price }) => stock > 0 && price !== null);
      return wholeList(orderable);
    },
    changeCategory: ({ params, body, actor }) => changeCategory(db, params.id, body, actor),
    addPertamina: ({ body, actor }) => addPertamina(db, body, actor),
    addOwnGoods: ({ body, actor }) => addOwnGoods(db, body, actor),
    updatePertamina: ({ params, body, actor }) => updateProduct(db, 'pertamina', params.id, body, actor),
    updateOwnGoods: ({ params, body, actor }) => updateProduct(db, 'non-pertamina', params.id, body, actor),
    remove: ({ params, actor }) => removeProduct(db, params.id, actor),
    async offer({ params, actor }) {
      return { list: await findOffer(db, await findSeller(db, params.id, actor)) };
    },
    async price({ params, query, actor }) {
      const { merchant_id, at = new Date().toISOString() } = query;
      const place = merchant_id ? await findSeller(db, merchant_id, actor) : await findPlace(db, query, actor);
      const found = await productPrice(db, params.id, place, at);
      return { product_id: params.id, at, price: found?.amount ?? null, price_source: found };
    },
    async stock({ params, actor }) {
      const { seller, list } = await products.active(params.id, actor);
      return stockSummary(seller, list);
    },
  };
});

/** Removes a product from a merchant's range. @throws HttpError 404, 409 if the merchant is closed */
const removeProduct = (db: Db, id: string, actor: Actor): Promise<void> =>
  inTransaction(db, async tx => {
    const { row } = await lockProduct(tx, id, actor);
    await productRows(tx).remove(id, actor);
    await updateStockLevel(tx, row.merchant_id);
  });

type Stock = ResponseOf<typeof merchantProductApi.stock>;

/** Groups a merchant's active products by category, in the catalogue's order, with counts by stock level. */
function stockSummary({ id, stock_level }: Seller, active: readonly MerchantProduct[]): Stock {
  return {
    merchant_id: id,
    stock_level,
    ...countLevels(active),
    list: CATEGORY_CODES.flatMap(category_code => {
      const products = active.filter(product => product.category_code === category_code);
      return products.length > 0 ? [{ category_code, ...countLevels(products), products }] : [];
    }),
  };
}

function countLevels(products: readonly MerchantProduct[]): Record<StockLevel, number> {
  const counts = { available: 0, low: 0, empty: 0 };
  for (const { stock_level } of products) counts[stock_level] += 1;
  return counts;
}

/**
 * Moves a merchant's own goods to another category.
 *
 * @throws HttpError 404; 409 for a stale version or a product of the provider, whose category comes from the catalogue; 422 for a
 *   category that the merchant may not sell
 */
const changeCategory = (
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

/** Bounds an unpaged response; far more than any merchant sells. */
const MAX_PRODUCTS = 1_000;

/** Reads the products of merchants within the actor's regions. @throws HttpError 404 for a merchant outside them */
function productQueries(db: Db) {
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

type Row = Omit<OfferedProduct, 'price' | 'price_source'> & {
  in_force: PriceInForce;
  pack_size: number | null;
  pack_unit: string | null;
};

/** Returns the provider's products that a merchant may sell, does not sell yet, and that have a price at its place. */
async function findOffer(
  db: Db,
  { id, type_code, province_code, regency_code, category_codes }: Seller,
): Promise<OfferedProduct[]> {
  const price = priceInForce({
    product: sql.raw('x.id'),
    province: sql`${province_code}::text`,
    regency: sql`${regency_code}::text`,
    kind: sql`${type_code}::text`,
    at: sql.raw('now()'),
  });
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select * from (
      select x.id, x.code, x.category_code, x.name, x.variant, x.pack_size, x.pack_unit, x.sale_unit, x.image_url, ${price} as in_force
      from products x
      where x.is_active and x.category_code = any(${sql.param([...category_codes])}::text[])
        and not exists (select 1 from merchant_products mp where mp.merchant_id = ${id} and mp.product_id = x.id)
      order by x.name collate "und-x-icu", x.id
    ) as offered where in_force is not null`);
  return rows.map(({ in_force: { amount, ...price_source }, ...row }) => ({
    ...row,
    name: productName(row),
    price: amount,
    price_source,
  }));
}

type Kind = 'pertamina' | 'non-pertamina';
type Change = BodyOf<typeof merchantProductApi.updatePertamina> | BodyOf<typeof merchantProductApi.updateOwnGoods>;

/**
 * Changes the given fields of a product. A stock change is added to the current stock, so it needs no version.
 *
 * @param kind of the endpoint; for a product of the other kind it returns 404
 * @throws HttpError 404, 409 for a stale version or a closed merchant, 422 if the stock would leave its bounds
 */
const updateProduct = (
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
