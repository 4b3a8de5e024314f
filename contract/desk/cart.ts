/** The properties of an item that the cart needs (specification, point 3). */
export interface CartItem {
  id: string;
  stock: number;
}

/** An item in the cart, with its amount. */
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
 * Adds one unit of an item (specification, point 4): a new item starts at 1; an existing one grows by 1 only while its amount is below
 * its stock. An item without stock is not added, since the amount cannot exceed the stock (point 5).
 */
export function addItem<Item extends CartItem>(cart: Cart<Item>, item: Item): Cart<Item> {
  if (cart.some(({ id }) => id === item.id))
    return change(cart, item.id, ({ amount }) => (amount < item.stock ? amount + 1 : amount));
  return item.stock > 0 ? [...cart, { ...item, amount: 1 }] : cart;
}

/** Removes one unit of an item; at 0 the item leaves the cart. */
export const subtractItem = <Item extends CartItem>(cart: Cart<Item>, id: string): Cart<Item> =>
  change(cart, id, ({ amount }) => amount - 1);

/** Removes an item, whatever its amount. */
export const deleteItem = <Item extends CartItem>(cart: Cart<Item>, id: string): Cart<Item> =>
  change(cart, id, () => 0);

/** Empties the cart. */
export const clearCart = <Item extends CartItem>(): Cart<Item> => [];

/** Sets the amount of an item, limited to its stock; adds the item if it is not in the cart yet. */
export const putItem = <Item extends CartItem>(cart: Cart<Item>, item: Item, amount: number): Cart<Item> => {
  const possible = Math.min(amount, item.stock);
  if (cart.some(({ id }) => id === item.id)) return change(cart, item.id, () => possible);
  return possible > 0 ? [...cart, { ...item, amount: possible }] : cart;
};
