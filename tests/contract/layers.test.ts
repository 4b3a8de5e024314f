import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkCircles } from '../../scripts/checkCircles.mjs';
import { checkLayers } from '../../scripts/checkLayers.mjs';
import { layers, trees } from '../../scripts/layers.mjs';

const root = join(__dirname, '../..');

/** Creates a checkout of a few files. */
function checkout(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  for (const [path, text] of Object.entries({ 'contract/core/a.ts': '', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const few = { src: [['resources/*'], ['ui']], server: [['main.ts']], contract: [['core']] };
const faultsOf = (files: Record<string, string>) =>
  checkLayers(checkout({ 'server/main.ts': '', 'src/ui/b.ts': '', ...files }), few, trees);

test('downward imports pass', () => {
  expect(
    faultsOf({ 'src/resources/banner/list.tsx': "import '../../ui/b';\nimport '../../../contract/core/a';" }),
  ).toEqual([]);
});

test.each([
  ['a static import', "import { x } from '../resources/banner/x';"],
  ['an import of a type', "import type { X } from '../resources/banner/x';"],
  ['an export of another file', "export * from '../resources/banner/x';"],
  ['a lazy import', "export const load = () => import('../resources/banner/x');"],
])('%s that points upwards is reported', (_, text) => {
  expect(faultsOf({ 'src/ui/list.ts': text, 'src/resources/banner/x.ts': '' })).toEqual([
    'src/ui/list.ts imports src/resources/banner/x.ts: ui is not above resources/banner',
  ]);
});

test('a tree that imports a forbidden tree is reported', () => {
  expect(faultsOf({ 'contract/core/b.ts': "import '../../src/ui/b';" })).toEqual([
    'contract/core/b.ts imports src/ui/b.ts: contract/ may not import src/',
  ]);
});

test('sibling folders may import each other in one direction only', () => {
  const one = { 'src/resources/banner/a.ts': "import '../faq/b';", 'src/resources/faq/b.ts': '' };
  expect(faultsOf(one)).toEqual([]);
  const [fault] = faultsOf({ ...one, 'src/resources/faq/c.ts': "import '../banner/a';" });
  expect(fault).toContain('circular import of folders in src/: resources/banner -> resources/faq -> resources/banner');
});

test('a file in no layer is reported', () => {
  expect(faultsOf({ 'src/other/x.ts': '' })).toEqual(['src/other/x.ts belongs to no layer']);
});

test('a cycle of files is reported, even of type or lazy imports', () => {
  const folder = checkout({
    'src/ui/c.ts': "import type { D } from './d';\nexport type C = D | null;\n",
    'src/ui/d.ts': "import type { C } from './c';\nexport type D = C[];\n",
    'src/ui/e.ts': "export const load = () => import('./f');\n",
    'src/ui/f.ts': "import { load } from './g';\nexport const again = load;\n",
    'src/ui/g.ts': "export * from './e';\n",
  });
  expect(checkCircles(folder, ['contract', 'src'])).toEqual([
    'circular import of files: src/ui/c.ts -> src/ui/d.ts -> src/ui/c.ts',
    'circular import of files: src/ui/e.ts -> src/ui/f.ts -> src/ui/g.ts -> src/ui/e.ts',
  ]);
});

test('the architecture page shows the current layer table', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  for (const [tree, rows] of Object.entries(layers)) {
    const shown = rows.map(names => names.map(name => `\`${name}\``).join(' ')).join(' → ');
    expect(page).toContain(`| \`${tree}/\` | ${shown} |`);
  }
});
