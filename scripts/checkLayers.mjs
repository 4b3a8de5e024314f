import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { trees as allowed, layers as table } from './layers.mjs';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/**
 * Checks every import of the trees, types and `import()` included, against the table of `layers.mjs`.
 * @param {string} root folder that contains the trees
 * @param {Record<string, string[][]>} layers folders of each tree, top to bottom
 * @param {Record<string, string[]>} trees what each tree may import besides itself
 * @returns {string[]} one message per violation
 */
export function checkLayers(root, layers = table, trees = allowed) {
  const faults = [];
  for (const tree of Object.keys(layers)) {
    const directories = directoriesOf(layers[tree]);
    /** Imports between the folders of one `*`, by folder. */
    const within = new Map();
    for (const file of filesOf(root, tree)) {
      const from = directoryAt(directories, file);
      if (!from) faults.push(`${tree}/${file} belongs to no layer`);
      for (const target of importsOf(root, `${tree}/${file}`)) {
        const [otherTree, ...rest] = target.split('/');
        if (otherTree !== tree) {
          if (otherTree in layers && !trees[tree].includes(otherTree))
            faults.push(`${tree}/${file} imports ${target}: ${tree}/ may not import ${otherTree}/`);
          continue;
        }
        const to = directoryAt(directories, rest.join('/'));
        if (!from || !to || from.name === to.name || to.row > from.row) continue;
        if (to.row === from.row && from.star !== undefined && from.star === to.star)
          within.set(from.name, (within.get(from.name) ?? new Map()).set(to.name, `${tree}/${file} -> ${target}`));
        else faults.push(`${tree}/${file} imports ${target}: ${from.name} does not stand above ${to.name}`);
      }
    }
    faults.push(...circlesOf(within).map(circle => `circle of folders in ${tree}/: ${circle}`));
  }
  return faults;
}

const directoriesOf = rows =>
  rows.flatMap((names, row) =>
    names.map(name => ({ name, row, star: name.endsWith('*') ? name.slice(0, -1) : undefined })),
  );

/** The layer entry of a file: the longest one that is a prefix of its path; for a `*`, the folder below it. */
function directoryAt(directories, file) {
  const fitting = directories.filter(({ name, star }) =>
    star === undefined ? file === name || file.startsWith(`${name}/`) : file.startsWith(star),
  );
  const directory = fitting.sort((a, b) => length(b) - length(a))[0];
  if (directory?.star === undefined) return directory;
  return { ...directory, name: directory.star + (file.slice(directory.star.length).split('/')[0] ?? '') };
}

const length = ({ name, star }) => (star ?? name).length;

function filesOf(root, tree) {
  const folder = join(root, tree);
  return readdirSync(folder, { recursive: true })
    .map(path => path.split(sep).join('/'))
    .filter(path => /\.(tsx?|mjs)$/.test(path));
}

/** The files of the trees that a file imports, as paths relative to the root. */
function importsOf(root, file) {
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

/** One message per import cycle among folders. */
function circlesOf(imports) {
  const circles = [];
  const done = new Set();
  const follow = (name, trail) => {
    const place = trail.indexOf(name);
    if (place >= 0) {
      const circle = [...trail.slice(place), name];
      const arrows = circle.slice(1).map((to, index) => imports.get(circle[index])?.get(to));
      circles.push(`${circle.join(' -> ')} (${arrows.join('; ')})`);
      return;
    }
    if (done.has(name)) return;
    for (const to of imports.get(name)?.keys() ?? []) follow(to, [...trail, name]);
    done.add(name);
  };
  for (const name of imports.keys()) follow(name, []);
  return circles;
}
