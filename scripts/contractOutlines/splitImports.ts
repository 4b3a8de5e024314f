import type { StaticImport } from 'oxc-parser';

/**
 * Rewrites a source so that some names are imported from another version of their module; line numbers are preserved.
 *
 * @param namesOf returns the names that the other version of a module exports, by the import's module specifier
 * @param query marks the other version: `from './banner?outline'`
 */
export function splitImports(
  source: string,
  imports: readonly StaticImport[],
  namesOf: (request: string) => readonly string[],
  query: string,
): string {
  let result = source;
  for (const { start, end, moduleRequest, entries } of imports.toReversed()) {
    const known = new Set(namesOf(moduleRequest.value));
    const values = entries.filter(({ isType }) => !isType);
    const [other, own] = [values.filter(isKnown), values.filter(entry => !isKnown(entry))];
    if (other.length === 0) continue;
    const code = [statement(other, `${moduleRequest.value}.ts${query}`), statement(own, moduleRequest.value)].join(' ');
    result = result.slice(0, start) + code.trim() + '\n'.repeat(linesOf(result.slice(start, end))) + result.slice(end);

    function isKnown({ importName }: Entry) {
      return importName.kind === 'Name' && known.has(importName.name ?? '');
    }
  }
  return result;
}

type Entry = StaticImport['entries'][number];

const statement = (entries: readonly Entry[], request: string) =>
  entries.length === 0
    ? ''
    : `import { ${entries.map(({ importName, localName }) => `${importName.name} as ${localName.value}`).join(', ')} } from ${JSON.stringify(request)};`;

const linesOf = (text: string) => text.split('\n').length - 1;
