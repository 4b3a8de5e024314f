import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const items = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .flatMap(line => {
    const [, number, item, shown] = /^\| (\d+) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
    return shown ? [{ number: Number(number), item, shown }] : [];
  });

test('all forty items stand in docs/security.md', () => {
  expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
});

test.each(items)('$number. $item: a test that is there, or a reason', ({ shown }) => {
  const files = [...shown.matchAll(/`(tests\/[\w/.]+)`((?:,? '[^']+')*)/g)];
  expect(files.length > 0 || /reason: /.test(shown)).toBe(true);
  for (const [, file, titles] of files) {
    expect([file, existsSync(path.join(root, file!))]).toEqual([file, true]);
    const text = readFileSync(path.join(root, file!), 'utf8');
    for (const [, title] of titles!.matchAll(/'([^']+)'/g))
      expect([file, title, text.includes(title!)]).toEqual([file, title, true]);
  }
});
