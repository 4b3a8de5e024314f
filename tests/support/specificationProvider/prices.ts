import { areaApi } from '../../../contract/area/areaApi';
import { priceApi } from '../../../contract/price/priceApi';
import { type AreaPrice, priceInForce, priceLevel } from '../../../contract/price/priceInForce';
import type { Records, Row } from './records';

const SINCE = '2026-01-01T00:00:00.000Z';
const SEEN_AT = '2026-09-01T00:00:00.000Z';
const PRODUCTS = ['Minyak Ringan', 'Minyak Sedang', 'Minyak Berat'];
/** Each product's nationwide price, and the last one's in one province. */
const PLACES = [
  { product: 0, province_code: null, amount: 10_000 },
  { product: 1, province_code: null, amount: 12_000 },
  { product: 2, province_code: null, amount: 14_000 },
  { product: 2, province_code: '31', amount: 14_500 },
] as const;

type PriceRow = Row & AreaPrice & { product_id: string };

const pricesOf = (records: Records) => records.of(priceApi.ofCategory.path) as PriceRow[];

/** Adds matching products and prices: the specification's matrix has areas down and products across. */
export function givePrices(records: Records): void {
  const products = records.of(priceApi.products.path);
  products.splice(PRODUCTS.length);
  for (const [at, product] of products.entries())
    Object.assign(product, { name: PRODUCTS[at], variant: null, code: `P-${at}`, category_code: 'bbm' });
  const prices = pricesOf(records);
  prices.splice(PLACES.length);
  for (const [at, { product, province_code, amount }] of PLACES.entries())
    Object.assign(prices[at]!, {
      ...productIn(products[product]!),
      ...{ province_code, regency_code: null, amount, valid_from: SINCE, status: 'in_force' },
      level: province_code ? 'province' : 'national',
      area: province_code ? 'Jakarta Raya' : 'Seluruh Indonesia',
      former_amount: null,
      change_percent: null,
      ceiling: null,
      ceiling_kind: null,
    });
}

const productIn = ({ id, code, name }: Row) => ({
  product_id: id,
  product_code: code,
  product_name: name,
  category_code: 'bbm',
});

/** Returns the matrix: the country and its provinces, with the current price of every product in each. */
export function priceMatrix(records: Records) {
  const products = records.of(priceApi.products.path);
  const provinces = records.of(areaApi.provinces.path);
  const areas = [{ id: 'ID', name: 'Seluruh Indonesia' }, ...provinces].map(({ id, name }) => ({
    id: String(id),
    name,
  }));
  const list = areas.map(({ id, name }) => {
    const province_code = id === 'ID' ? null : id;
    return {
      id,
      name,
      level: province_code ? 'province' : 'national',
      province_code,
      regency_code: null,
      regencies: 1,
      own_regencies: 0,
      prices: products.flatMap(product => {
        const own = pricesOf(records).filter(({ product_id }) => product_id === product.id);
        const price = priceInForce(own, { province_code, regency_code: null }, SEEN_AT);
        return price ? [cellOf(price)] : [];
      }),
    };
  });
  const meta = { page: 1, limit: 100, total: list.length, total_page: 1 };
  return { list, meta, total: list.length, at: SEEN_AT, products };
}

const cellOf = ({ id, product_id, amount, area, valid_from, ...price }: PriceRow) => ({
  product_id,
  price_id: id,
  amount,
  source: priceLevel(price),
  source_area: area,
  valid_from,
  former_amount: price.former_amount,
  change_percent: null,
  ceiling: null,
  ceiling_kind: null,
  next: null,
});

/** Applies rows of new prices at once: this provider has no preview. @param idOf maps the id of a product, as shown, to its own */
export function changePrices(records: Records, { rows = [] }: Row, idOf: (shown: unknown) => string): void {
  const prices = pricesOf(records);
  for (const { product_id: shown, province_code, regency_code, amount } of rows as PriceRow[]) {
    const product_id = idOf(shown);
    const same = prices.find(
      price =>
        price.product_id === product_id && price.province_code === province_code && price.regency_code === regency_code,
    );
    const wider = prices.find(price => price.product_id === product_id)!;
    if (same) Object.assign(same, { former_amount: same.amount, amount });
    else
      prices.push({
        ...wider,
        province_code,
        regency_code,
        amount,
        level: priceLevel({ province_code, regency_code }),
      });
  }
}
