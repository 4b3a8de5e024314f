/**
 * Returns a file's text in which each name marked with `§` is imported from the module given for it and the marks are removed. Biome
 * sorts the imports afterwards.
 *
 * @param modules name -> module, prefixed with `type ` for a type
 * @throws Error for a marked name without a module
 */
export function withImports(body: string, modules: Readonly<Record<string, string>>): string {
  const byModule = new Map<string, Set<string>>();
  for (const [, name] of body.matchAll(/§(\w+)/g)) {
    const module = modules[name!];
    if (!module) throw new Error(`No known module exports ${name}.`);
    byModule.set(module, (byModule.get(module) ?? new Set()).add(name!));
  }
  const imports = [...byModule].map(([module, names]) => {
    const [type, from] = module.startsWith('type ') ? ['type ', module.slice(5)] : ['', module];
    return `import ${type}{ ${[...names].join(', ')} } from '${from}';`;
  });
  return `${imports.join('\n')}\n\n${body.replaceAll('§', '').trim()}\n`;
}

/** Maps several names to the same module. */
export const from = (module: string, ...names: string[]) => Object.fromEntries(names.map(name => [name, module]));
