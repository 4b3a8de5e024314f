/** What the cart asks of an item (specification, point 3). */
export interface CartItem {
  id: string;
  stock: number;
}

/** An item in the cart, with how much of it. */
export type CartLine<Item extends CartItem> = Item & { amount: number };
export type Cart<Item extends CartItem> = readonly CartLine<Item>[];

const change = <Item extends CartItem>(
  cart: Cart<Item>,
  id: string,
  of: (line: CartLine<Item>) => number,
): Cart<Item> =>
  cart.flatMap(line => {
    if (line.id !== id) return [line];
    const amount = of(line);
    return amount > 0 ? [{ ...line, amount }] : [];
  });

/**
 * Adds one of an item (specification, point 4): a new one enters with 1, one that is there grows by 1 only while its amount is below the
 * item's stock. An item without stock does not enter, since the amount cannot exceed it (point 5).
 */
export function addItem<Item extends CartItem>(cart: Cart<Item>, item: Item): Cart<Item> {
  if (cart.some(({ id }) => id === item.id))
    return change(cart, item.id, ({ amount }) => (amount < item.stock ? amount + 1 : amount));
  return item.stock > 0 ? [...cart, { ...item, amount: 1 }] : cart;
}

/** Takes one of an item; at 0 it leaves the cart. */
export const subtractItem = <Item extends CartItem>(cart: Cart<Item>, id: string): Cart<Item> =>
  change(cart, id, ({ amount }) => amount - 1);

/** Takes an item out, whatever its amount. */
export const deleteItem = <Item extends CartItem>(cart: Cart<Item>, id: string): Cart<Item> =>
  change(cart, id, () => 0);

/** Takes everything out. */
export const clearCart = <Item extends CartItem>(): Cart<Item> => [];

/** Puts an item in with an amount, as far as its stock allows: as when it were added so often. */
export const putItem = <Item extends CartItem>(cart: Cart<Item>, item: Item, amount: number): Cart<Item> => {
  const possible = Math.min(amount, item.stock);
  if (cart.some(({ id }) => id === item.id)) return change(cart, item.id, () => possible);
  return possible > 0 ? [...cart, { ...item, amount: possible }] : cart;
};
