import { circlesOf } from './circlesOf.mjs';
import { filesOf, importsOf } from './imports.mjs';
import { trees as allowed, layers as table } from './layers.mjs';

/**
 * Checks every import of the trees, including types and `import()`, against the table in `layers.mjs`.
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
        else faults.push(`${tree}/${file} imports ${target}: ${from.name} is not above ${to.name}`);
      }
    }
    const importsOfFolders = new Map([...within].map(([name, arrows]) => [name, arrows.keys()]));
    for (const circle of circlesOf(importsOfFolders)) {
      const arrows = circle.slice(1).map((to, index) => within.get(circle[index])?.get(to));
      faults.push(`circular import of folders in ${tree}/: ${circle.join(' -> ')} (${arrows.join('; ')})`);
    }
  }
  return faults;
}

const directoriesOf = rows =>
  rows.flatMap((names, row) =>
    names.map(name => ({ name, row, star: name.endsWith('*') ? name.slice(0, -1) : undefined })),
  );

/** Returns the layer entry of a file: the longest one that is a prefix of its path; for a `*`, the folder below it. */
function directoryAt(directories, file) {
  const fitting = directories.filter(({ name, star }) =>
    star === undefined ? file === name || file.startsWith(`${name}/`) : file.startsWith(star),
  );
  const directory = fitting.sort((a, b) => length(b) - length(a))[0];
  if (directory?.star === undefined) return directory;
  return { ...directory, name: directory.star + (file.slice(directory.star.length).split('/')[0] ?? '') };
}

const length = ({ name, star }) => (star ?? name).length;
