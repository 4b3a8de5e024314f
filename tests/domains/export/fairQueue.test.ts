import { FairQueue } from '../../../server/core/FairQueue';

const open = new AbortController().signal;
const turn = (person: string, signal = open) => ({ person, signal });
const full = new Error('full');
const queue = (places: number) => new FairQueue(places, 1, () => full);

test('one runs and one waits per person; further ones are refused', async () => {
  const slots = queue(5);
  const leave = await slots.enter(turn('a'));
  const second = slots.enter(turn('a'));
  await expect(slots.enter(turn('a'))).rejects.toBe(full);
  leave();
  (await second)();
});

test('accounts that fill all places deny nobody: a further person waits for at most one more request of each', async () => {
  const slots = queue(3);
  const order: string[] = [];
  const entered = (person: string) =>
    slots.enter(turn(person)).then(leave => {
      order.push(person);
      return leave;
    });
  const first = await Promise.all(['a', 'b', 'c'].map(entered));
  const second = ['a', 'b', 'c'].map(entered);
  const fourth = entered('d');
  first[0]!();
  await second[0];
  first[1]!();
  first[2]!();
  await Promise.all([second[1], second[2]]);
  (await second[0]!)();
  await fourth;
  expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'd']);
});

test('who has a place already is passed over for who has none', async () => {
  const slots = queue(2);
  await slots.enter(turn('a'));
  const leave = await slots.enter(turn('b'));
  let again = false;
  void slots.enter(turn('a')).then(() => {
    again = true;
  });
  const other = slots.enter(turn('c'));
  leave();
  await other;
  expect(again).toBe(false);
});

test('who leaves the queue makes room, and a place is freed only once', async () => {
  const slots = queue(1);
  const leave = await slots.enter(turn('a'));
  const left = new AbortController();
  const gone = slots.enter(turn('a', left.signal));
  left.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  const next = slots.enter(turn('b'));
  const last = slots.enter(turn('c'));
  leave();
  leave();
  (await next)();
  (await last)();
});
