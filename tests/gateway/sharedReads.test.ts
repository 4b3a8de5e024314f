import { sharedReads } from '../../server/core/sharedReads';

/** Reads that end when told to. */
function slowly() {
  const begun: { key: string; end(value: number): void; fail(error: Error): void }[] = [];
  const read = sharedReads(
    (key: string) => new Promise<number>((resolve, reject) => begun.push({ key, end: resolve, fail: reject })),
  );
  return { begun, read };
}
const settle = () => new Promise(resolve => setImmediate(resolve));

test('callers during a read share the next one, which begins after they asked', async () => {
  const { begun, read } = slowly();
  const first = read('a');
  const others = [read('a'), read('a')];
  expect(begun).toHaveLength(1);
  begun[0]!.end(1);
  await settle();
  expect(begun).toHaveLength(2);
  // a new read must see what was written since the second one began
  const late = read('a');
  begun[1]!.end(2);
  await settle();
  expect(begun).toHaveLength(3);
  begun[2]!.end(3);
  expect(await Promise.all([first, ...others, late])).toEqual([1, 2, 2, 3]);
});

test('each key is read separately', async () => {
  const { begun, read } = slowly();
  const both = Promise.all([read('a'), read('b')]);
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b']);
  for (const { end } of begun) end(1);
  expect(await both).toEqual([1, 1]);
});

test('an error reaches only the callers of that read, and the next read starts afresh', async () => {
  const { begun, read } = slowly();
  const first = read('a').catch((error: Error) => error.message);
  const second = read('a');
  begun[0]!.fail(new Error('away'));
  expect(await first).toBe('away');
  await settle();
  begun[1]!.end(2);
  expect(await second).toBe(2);
});

test('callers do not wait long for a hanging read', async () => {
  const { begun, read } = slowly();
  void read('a');
  const second = read('a');
  await new Promise(resolve => setTimeout(resolve, 400));
  expect(begun).toHaveLength(2);
  begun[1]!.end(2);
  expect(await second).toBe(2);
});
