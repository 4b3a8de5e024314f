import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** A row of a table in docs/: its key, its subject, and the tests that prove it. */
export interface TestedItem {
  key: string;
  item: string;
  shown: string;
}

/** Returns the rows of a page's three-column tables whose first column is a number such as `12` or `4.2`. */
export const testedItems = (page: string): TestedItem[] =>
  readFileSync(path.join(root, page), 'utf8')
    .split('\n')
    .flatMap(line => {
      const [, key, item, shown] = /^\| ([\d.]+) \| (.+?) \| (.+) \|$/.exec(line) ?? [];
      return shown ? [{ key: key!, item: item!, shown }] : [];
    });

/** Fails unless a row names existing tests by their titles, or a reason. */
export function expectShown({ shown }: TestedItem): void {
  const files = [...shown.matchAll(/`(tests\/[\w/.]+)`((?:,? '[^']+')*)/g)];
  expect(files.length > 0 || /reason: /.test(shown)).toBe(true);
  for (const [, file, titles] of files) {
    expect([file, existsSync(path.join(root, file!))]).toEqual([file, true]);
    const text = readFileSync(path.join(root, file!), 'utf8');
    for (const [, title] of titles!.matchAll(/'([^']+)'/g))
      expect([file, title, text.includes(title!)]).toEqual([file, title, true]);
  }
}
