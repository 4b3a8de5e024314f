import type { CheckedCall } from './checkProvider';

/** Writes an adapter with what was guessed about each call, to be edited; empty calls are left out. */
export function skeletonOf(checked: readonly CheckedCall[], name: string): string {
  const calls = checked.flatMap(({ endpoint, inspection }) => {
    if (!inspection) return [];
    const parts = [
      entries('fields', inspection.fields, ([ours, theirs]) => `${ours}: ${quoted(theirs)}`),
      // in a comment, since a code without a meaning would be read as none
      entries('// codes', inspection.codes, ([path, own]) => {
        const field = path.split('.').at(-1)!.replace('[]', '');
        return `${field}: { ${[...own].map(code => `${quoted(code)}: ''`).join(', ')} }`;
      }),
      inspection.wrapper === undefined ? undefined : `      answer: ${wrapperCode(inspection.wrapper)},`,
    ].filter(Boolean);
    return parts.length > 0 ? [`    ${quoted(endpoint.call)}: {`, ...parts, '    },'] : [];
  });
  return [
    "import type { ProviderAdapter } from './ProviderAdapter';",
    "import { specificationAdapter } from './specificationAdapter';",
    '',
    '/** Made by `npm run provider:check`: guesses to be looked at one by one. List it in `providerAdapters.ts`. */',
    `export const ${name}: ProviderAdapter = {`,
    '  ...specificationAdapter,',
    '  calls: {',
    ...calls,
    '  },',
    '};',
    '',
  ].join('\n');
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const entries = <Key, Value>(part: string, map: ReadonlyMap<Key, Value>, write: (entry: [Key, Value]) => string) =>
  map.size === 0 ? undefined : `      ${part}: { ${[...map].map(write).join(', ')} },`;

const wrapperCode = (wrapper: string) =>
  wrapper === ''
    ? 'data => ({ list: data })'
    : `data => ({ ...(data as object), list: (data as Record<string, unknown>)[${quoted(wrapper)}] })`;
