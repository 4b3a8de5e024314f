import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parseSync } from 'oxc-parser';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** Returns the source files of a tree, relative to it. */
export function filesOf(root, tree) {
  const folder = join(root, tree);
  return readdirSync(folder, { recursive: true })
    .map(path => path.split(sep).join('/'))
    .filter(path => /\.(tsx?|mjs)$/.test(path));
}

/** Returns the files that a file imports, including types and `import()`, as paths relative to the root. */
export function importsOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const { staticImports, staticExports } = parseSync(file, text).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...[...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(match => match[1]),
  ];
  return named
    .filter(name => name.startsWith('.'))
    .flatMap(name => resolve(root, file, name.replace(/\?.*$/, '')) ?? []);
}

function resolve(root, file, name) {
  const path = posix.join(posix.dirname(file), name);
  const ending = ENDINGS.find(one => existsSync(join(root, path + one)) && statSync(join(root, path + one)).isFile());
  return ending === undefined ? undefined : path + ending;
}
