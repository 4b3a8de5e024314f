import { deskApi } from '../../../contract/desk/deskApi';
import { plainValue } from './plainValue';
import type { Records, Row } from './records';

const GOODS = ['Tabung Hijau', 'Tabung Merah'];
const MERCHANT = 'Agen Gas Sejahtera';
const SHIPPING = 7_000;

/** Adds products that a merchant delivers: in stock, sold individually. */
export function giveGoods(records: Records): void {
  const goods = records.of(deskApi.products.path);
  goods.splice(GOODS.length);
  for (const [at, row] of goods.entries())
    Object.assign(row, {
      ...{ name: GOODS[at], variant: null, sale_unit: 'tabung', price: 20_000 + at * 5_000, stock: 9 },
      ...{ min_order_qty: 1, max_order_qty: null },
    });
}

/** Returns the merchant that delivers to a point, and the price of a basket. @param idOf maps the id of a product, as shown, to its own */
export function deliverersFor(records: Records, { items = [] }: Row, idOf: (shown: unknown) => string) {
  const goods = records.of(deskApi.products.path);
  const basket = (items as Row[]).flatMap(({ merchant_product_id, quantity }) => {
    const found = goods.find(({ id }) => id === idOf(merchant_product_id));
    return found ? [{ ...found, quantity }] : [];
  });
  const goods_amount = basket.reduce((sum, { price, quantity }: Row) => sum + Number(price) * Number(quantity), 0);
  const [plain] = (plainValue(deskApi.point.response, deskApi.point.call) as { list: Row[] }).list;
  return {
    list: [
      {
        ...plain,
        ...{ name: MERCHANT, status: 'active', latitude: -6.21, longitude: 106.81, is_open: true, opens_at: null },
        ...{ closes_at: '20:00', distance_m: 1_500, minutes: 30, is_complete: true },
        ...{ items: basket, goods_amount, shipping_cost: SHIPPING, total: goods_amount + SHIPPING },
      },
    ],
  };
}
