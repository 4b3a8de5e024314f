import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ListQuery } from '../../../contract/core/query';
import {
  MAX_STOCK,
  type MerchantProduct,
  type ownGoodsInput,
  type ownGoodsUpdate,
  type pertaminaInput,
  type pertaminaUpdate,
} from '../../../contract/merchantProduct/merchantProductApi';
import { CATEGORIES, type CategoryCode } from '../../../contract/product';
import type { Actor } from '../../core/Actor';
import { HttpError, invalidInput, notFound, staleVersion } from '../../core/HttpError';
import { boundTo } from '../../core/regionScope';
import type { Db, Tx } from '../../db/types';
import { toHttpError } from '../../store/toHttpError';
import { productPrice } from '../price/productPrice';
import { shelfName } from '../product/productName';
import { products } from '../product/table';
import { productRows, shown } from './productRows';
import { lockProduct, lockShop, readShop, type Shop } from './shops';
import { keepStockLevel } from './updateStockLevel';

type Rows = ReturnType<typeof productRows>;
type Kind = 'pertamina' | 'non-pertamina';
type Change = z.output<typeof pertaminaUpdate> | z.output<typeof ownGoodsUpdate>;

/**
 * Products of merchants: reads and writes bound to the actor's regions. A write locks the merchant, then the product, and keeps the
 * merchant's `stock_level` in the same transaction.
 *
 * Refusals: 404 nothing there, or in another region; 409 stale version, merchant closed; 422 the field that does not fit.
 */
export function merchantProductStore(db: Db) {
  const rows = productRows(db);

  async function write<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    try {
      return await db.transaction(work);
    } catch (error) {
      throw toHttpError(error) ?? error;
    }
  }

  /** What is put on a merchant's shelves, once the merchant's kind may sell it. */
  const add = (
    merchantId: string,
    actor: Actor,
    values: (tx: Tx, shop: Shop) => Promise<Parameters<Rows['insert']>[0]>,
  ) =>
    write(async tx => {
      const shop = await lockShop(tx, merchantId, actor);
      const added = await productRows(tx).insert(await values(tx, shop), actor);
      await keepStockLevel(tx, merchantId);
      return shown(added);
    });

  /** Changes a product that is of the kind whose call was made. */
  const update = (kind: Kind, id: string, { version, stock_change, ...values }: Change, actor: Actor) =>
    write(async tx => {
      const { row } = await lockProduct(tx, id, actor);
      if ((row.product_id === null) !== (kind === 'non-pertamina')) throw notFound();
      if (version !== undefined && version !== row.version) throw staleVersion(row.version);
      const stock = stock_change === undefined ? values.stock : changedStock(row, stock_change);
      const given = Object.entries({ ...values, stock }).filter(([, value]) => value !== undefined);
      const after = await productRows(tx).update(id, { ...Object.fromEntries(given), version: row.version }, actor);
      await keepStockLevel(tx, row.merchant_id);
      return shown(after);
    });

  return {
    async page(query: ListQuery & Record<string, unknown>, actor: Actor) {
      const found = await rows.page({ ...query, bound_to: boundTo(actor) });
      return { ...found, list: found.list.map(shown) };
    },

    async ofMerchant(id: string, query: ListQuery & { category?: CategoryCode[]; is_active?: boolean }, actor: Actor) {
      const merchant = await readShop(db, id, actor);
      const found = await rows.page({ ...query, merchant_id: id });
      return { ...found, list: found.list.map(shown), merchant };
    },

    /** All that a merchant sells. */
    async sold(id: string, actor: Actor): Promise<{ shop: Shop; list: MerchantProduct[] }> {
      const shop = await readShop(db, id, actor);
      const { list } = await rows.page({ merchant_id: id, is_active: true, page: 1, limit: MOST_OF_ONE_SHOP });
      return { shop, list: list.map(shown) };
    },

    addPertamina: ({ merchant_id, product_id, ...values }: z.output<typeof pertaminaInput>, actor: Actor) =>
      add(merchant_id, actor, async (tx, shop) => {
        const [product] = await tx
          .select()
          .from(products)
          .where(and(eq(products.id, product_id), eq(products.is_active, true)));
        if (!product) throw invalidInput({ product_id: 'Produk ini tidak ada lagi. Pilih yang lain.' });
        requireAllowed(shop, product.category_code, 'product_id');
        if (!(await productPrice(tx, product_id, shop, new Date().toISOString())))
          throw invalidInput({ product_id: 'Produk ini belum berharga di wilayah merchant' });
        const { category_code, sale_unit } = product;
        return { merchant_id, product_id, category_code, name: shelfName(product), sale_unit, ...values };
      }),

    addOwnGoods: (values: z.output<typeof ownGoodsInput>, actor: Actor) =>
      add(values.merchant_id, actor, async (_, shop) => {
        requireAllowed(shop, values.category_code, 'category_code');
        return values;
      }),

    updatePertamina: (id: string, change: z.output<typeof pertaminaUpdate>, actor: Actor) =>
      update('pertamina', id, change, actor),

    updateOwnGoods: (id: string, change: z.output<typeof ownGoodsUpdate>, actor: Actor) =>
      update('non-pertamina', id, change, actor),

    /** @throws HttpError 409 for a product of the provider: its category is the catalogue's */
    changeCategory: (id: string, change: { category_code: CategoryCode; version: number }, actor: Actor) =>
      write(async tx => {
        const { shop, row } = await lockProduct(tx, id, actor);
        if (row.product_id)
          throw new HttpError(409, 'Kategori produk Pertamina mengikuti katalog, jadi tidak dapat diubah di sini.');
        requireAllowed(shop, change.category_code, 'category_code');
        return shown(await productRows(tx).update(id, change, actor));
      }),

    remove: (id: string, actor: Actor) =>
      write(async tx => {
        const { row } = await lockProduct(tx, id, actor);
        await productRows(tx).remove(id, actor);
        await keepStockLevel(tx, row.merchant_id);
      }),
  };
}

/** Far more than any shop sells; it bounds what one answer carries. */
const MOST_OF_ONE_SHOP = 1_000;

/** @throws HttpError 422 where the stock would fall below zero, or beyond what can be right */
function changedStock({ stock, sale_unit }: { stock: number; sale_unit: string }, change: number): number {
  const after = stock + change;
  if (after < 0)
    throw invalidInput({ stock_change: `Stok tinggal ${stock} ${sale_unit}, jadi tidak dapat dikurangi ${-change}` });
  if (after > MAX_STOCK)
    throw invalidInput({ stock_change: `Stok paling banyak ${MAX_STOCK.toLocaleString('id-ID')} ${sale_unit}` });
  return after;
}

function requireAllowed({ category_codes }: Shop, category: CategoryCode, field: string) {
  if (category_codes.includes(category)) return;
  throw invalidInput({ [field]: `Jenis merchant ini tidak boleh menjual ${CATEGORIES[category]}` });
}
