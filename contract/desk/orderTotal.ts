interface Amounts {
  items: readonly { price: number; quantity: number }[];
  shipping_cost: number;
  /** Deducted from goods and shipping together. */
  discount?: number;
}

/** Computes the cost of an order in whole rupiah: goods and shipping less the discount, which is limited to their sum. */
export function orderTotal({ items, shipping_cost, discount = 0 }: Amounts) {
  const goods_amount = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const off = Math.min(discount, goods_amount + shipping_cost);
  return { goods_amount, shipping_cost, discount: off, total: goods_amount + shipping_cost - off };
}
