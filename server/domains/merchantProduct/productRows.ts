import { type AnyColumn, sql } from 'drizzle-orm';
import type { StockLevel } from '../../../contract/merchant/merchant';
import { merchantProductErrors } from '../../../contract/merchantProduct/merchantProductErrors';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { crudStore, equals, oneOf } from '../../store/crudStore';
import type { Filter } from '../../store/filters';
import { merchants } from '../merchant/table';
import { type PriceInForce, priceInForce } from '../price/priceInForce';
import { merchant_products } from './table';

// The row's own columns are written as raw SQL: in a select from a single table Drizzle omits the table's name.
const ofProduct = (column: string) =>
  sql.raw(`(select p.${column} from products p where p.id = merchant_products.product_id)`);

const inForce = sql<PriceInForce | null>`(select ${priceInForce({
  product: sql.raw('merchant_products.product_id'),
  province: sql.raw('m.province_code'),
  regency: sql.raw('m.regency_code'),
  kind: sql.raw('m.type_code'),
  at: sql.raw('now()'),
})} from merchants m where m.id = merchant_products.merchant_id and merchant_products.product_id is not null)`;

/** The contract's `stockLevelOf` in SQL, for a row of `merchant_products`. */
const STOCK_LEVEL = `case when merchant_products.stock <= 0 then 'empty' when merchant_products.stock <= merchant_products.low_stock then 'low' else 'available' end`;

/** Filters by the area of the merchant. */
const within = (column: AnyColumn): Filter<string | readonly string[]> => ({
  ...oneOf(column),
  condition: (placeholder, value) =>
    sql`${merchant_products.merchant_id} in (select ${merchants.id} from ${merchants} where ${oneOf(column).condition(placeholder, value)})`,
});

/** Reads and writes rows of `merchant_products`; callers authorise the actor and update the stock level. */
export const productRows = crudStore({
  entity: 'merchant_product',
  table: merchant_products,
  label: row => row.name,
  columns: {
    id: merchant_products.id,
    merchant_id: merchant_products.merchant_id,
    product_id: merchant_products.product_id,
    category_code: merchant_products.category_code,
    name: merchant_products.name,
    variant: sql<string | null>`${ofProduct('variant')}`,
    description: merchant_products.description,
    image_url: sql<string | null>`coalesce(${sql.raw('merchant_products.image_url')}, ${ofProduct('image_url')})`,
    sale_unit: merchant_products.sale_unit,
    price: merchant_products.price,
    in_force: inForce,
    stock: merchant_products.stock,
    low_stock: merchant_products.low_stock,
    stock_level: sql<StockLevel>`${sql.raw(STOCK_LEVEL)}`,
    is_active: merchant_products.is_active,
    version: merchant_products.version,
    created_at: merchant_products.created_at,
    updated_at: merchant_products.updated_at,
    merchant: sql<{ id: string; name: string; number: string }>`${sql.raw(
      `(select json_build_object('id', m.id, 'name', m.name, 'number', m.number) from merchants m where m.id = merchant_products.merchant_id)`,
    )}`,
  },
  search: [merchant_products.name],
  sorts: { name: merchant_products.name },
  defaultSort: 'name',
  filters: {
    merchant_id: equals<string>(merchant_products.merchant_id),
    category: oneOf(merchant_products.category_code),
    is_active: equals<boolean>(merchant_products.is_active),
    region: within(merchants.region_code),
    province: within(merchants.province_code),
    regency: within(merchants.regency_code),
    district: within(merchants.district_code),
    village: within(merchants.village_code),
    /** The actor's own regions, applied on top of the query's filters. */
    bound_to: within(merchants.region_code),
  },
  constraints: {
    merchant_products_product_key: { field: 'product_id', error: merchantProductErrors.alreadySold() },
    merchant_products_stock_check: { field: 'stock_change', error: merchantProductErrors.stockBelowZero() },
  },
});

type Row = Awaited<ReturnType<ReturnType<typeof productRows>['find']>>;

/** Converts a row to the form of the responses, with the current price and its source. */
export const toMerchantProduct = ({ in_force, ...row }: Row): MerchantProduct & Pick<Row, 'merchant'> => ({
  ...row,
  price: row.price ?? in_force?.amount ?? null,
  price_source: row.product_id ? in_force : { level: 'merchant', area: null, valid_from: null, kind_offset: null },
});
