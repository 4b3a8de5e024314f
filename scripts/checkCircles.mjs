import { circlesOf } from './circlesOf.mjs';
import { filesOf, importsOf } from './imports.mjs';

const TREES = ['contract', 'server', 'src', 'scripts', 'tests'];

/**
 * Finds import cycles between files, counting type imports and `import()`.
 * @param {string} root folder that contains the trees
 * @param {string[]} trees
 * @returns {string[]} one message per cycle
 */
export function checkCircles(root, trees = TREES) {
  const files = trees.flatMap(tree => filesOf(root, tree).map(file => `${tree}/${file}`));
  const imports = new Map(files.map(file => [file, importsOf(root, file).filter(target => target !== file)]));
  return circlesOf(imports).map(circle => `circular import of files: ${circle.join(' -> ')}`);
}
