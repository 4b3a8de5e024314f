/**
 * A file's text: each name that the body marks with `§` is imported from the module that is given for it, the mark taken off. Biome
 * puts the imports in order afterwards.
 *
 * @param modules name -> module, `type ` before that of a type
 * @throws Error for a marked name without a module
 */
export function withImports(body: string, modules: Readonly<Record<string, string>>): string {
  const byModule = new Map<string, Set<string>>();
  for (const [, name] of body.matchAll(/§(\w+)/g)) {
    const module = modules[name!];
    if (!module) throw new Error(`No module is known for ${name}.`);
    byModule.set(module, (byModule.get(module) ?? new Set()).add(name!));
  }
  const imports = [...byModule].map(([module, names]) => {
    const [type, from] = module.startsWith('type ') ? ['type ', module.slice(5)] : ['', module];
    return `import ${type}{ ${[...names].join(', ')} } from '${from}';`;
  });
  return `${imports.join('\n')}\n\n${body.replaceAll('§', '').trim()}\n`;
}

/** The same module for several names. */
export const from = (module: string, ...names: string[]) => Object.fromEntries(names.map(name => [name, module]));
