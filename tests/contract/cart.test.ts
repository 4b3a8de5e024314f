import fc from 'fast-check';
import {
  addItem,
  type Cart,
  type CartItem,
  clearCart,
  deleteItem,
  putItem,
  subtractItem,
} from '../../contract/desk/cart';

/** The specification's point 4, sentence by sentence, over a plain map of amounts. */
class Model {
  amounts = new Map<string, number>();

  add({ id, stock }: CartItem) {
    const amount = this.amounts.get(id);
    // 'adding an item already present raises its amount by 1 only while the amount is below the item's stock'
    if (amount !== undefined) this.amounts.set(id, amount < stock ? amount + 1 : amount);
    // 'a new item enters with amount 1'; point 5: 'cart amount cannot exceed item stock'
    else if (stock >= 1) this.amounts.set(id, 1);
  }

  /** 'subtracting lowers the amount and removes the item at 0' */
  subtract(id: string) {
    const amount = this.amounts.get(id);
    if (amount === undefined) return;
    if (amount === 1) this.amounts.delete(id);
    else this.amounts.set(id, amount - 1);
  }
}

type Cart1 = Cart<CartItem>;
type Step = fc.Command<Model, { cart: Cart1 }>;

const shelf: readonly CartItem[] = [0, 1, 2, 5].map(stock => ({ id: `stock ${stock}`, stock }));
const item = fc.constantFrom(...shelf);

/** Applies a step to both, after which they hold the same in the same order. */
const step = (name: string, ofModel: (model: Model) => void, ofCart: (cart: Cart1) => Cart1): Step => ({
  check: () => true,
  run(model, real) {
    ofModel(model);
    const before = JSON.stringify(real.cart);
    const after = ofCart(real.cart);
    expect(JSON.stringify(real.cart)).toBe(before);
    real.cart = after;
    expect(after.map(({ id, amount }) => [id, amount])).toEqual([...model.amounts]);
    for (const { amount, stock } of after) expect(amount).toBeLessThanOrEqual(stock);
  },
  toString: () => name,
});

const steps = [
  item.map(each =>
    step(
      `add ${each.id}`,
      model => model.add(each),
      cart => addItem(cart, each),
    ),
  ),
  item.map(each =>
    step(
      `subtract ${each.id}`,
      model => model.subtract(each.id),
      cart => subtractItem(cart, each.id),
    ),
  ),
  item.map(each =>
    step(
      `delete ${each.id}`,
      model => model.amounts.delete(each.id),
      cart => deleteItem(cart, each.id),
    ),
  ),
  fc.constant(
    step(
      'clear',
      model => model.amounts.clear(),
      () => clearCart(),
    ),
  ),
];

test('the cart matches the specification under any sequence of steps', () => {
  fc.assert(
    fc.property(fc.commands(steps, { maxCommands: 60 }), commands =>
      fc.modelRun(() => ({ model: new Model(), real: { cart: [] } }), commands),
    ),
  );
});

test('putting an amount equals adding the item that many times', () => {
  fc.assert(
    fc.property(item, fc.integer({ min: 1, max: 9 }), fc.array(item, { maxLength: 8 }), (each, amount, others) => {
      const cart = others.filter(({ id }) => id !== each.id).reduce<Cart1>(addItem, []);
      const added = Array.from({ length: amount }).reduce<Cart1>(so => addItem(so, each), cart);
      expect(putItem(cart, each, amount)).toEqual(added);
      // once it is in, its amount is the one given
      expect(putItem(addItem(cart, each), each, amount)).toEqual(added);
    }),
  );
});
