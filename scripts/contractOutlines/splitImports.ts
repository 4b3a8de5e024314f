import type { StaticImport } from 'oxc-parser';

/**
 * Source with the imports of some names taken from another version of their module, on the same lines.
 *
 * @param namesOf the names that a module's other version has, by what the source imports it as
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
