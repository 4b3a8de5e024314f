import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type StaticImport } from 'oxc-parser';
import { type Plugin, runnerImport } from 'vite';
import { SHARED_CONSTANT } from './ConstantPool';
import type { Outlines } from './outlineModules';

const root = fileURLToPath(new URL('../../', import.meta.url));
const generator = fileURLToPath(new URL('./outlineModules.ts', import.meta.url));
const outlineClass = fileURLToPath(new URL('../../contract/core/SchemaOutline.ts', import.meta.url));
const QUERY = '?outline';

/** Whether a file holds messages, which read only the labels of schemas. */
const isMessages = (file: string) => /[mM]essages\.tsx?$/.test(file);

/**
 * Vite plugin that keeps schemas out of the code loaded for the first list. The console's imports from a contract module are redirected to
 * an outline generated here: endpoints with outlines in place of schemas, and plain data; in messages also outlined schemas. Real schemas
 * are loaded with the first form (`loadSchemas`), or with code that imports one by name. Tests and development run the sources unchanged.
 */
export function contractOutlines(): Plugin {
  let outlines: Outlines = { modules: {}, shared: {} };
  return {
    name: 'contract-outlines',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const { module } = await runnerImport<{ outlineModules: () => Outlines }>(generator, {
        logLevel: 'error',
      });
      outlines = module.outlineModules();
    },
    resolveId: { filter: { id: /^virtual:contract-outline/ }, handler: id => id },
    load: {
      filter: { id: [/\/contract\/.*\?outline$/, /^virtual:contract-outline/] },
      handler(id) {
        if (!id.startsWith(SHARED_CONSTANT)) return outlines.modules[relative(root, id.slice(0, -QUERY.length))]!.code;
        return `import { SchemaOutline as Outline } from ${JSON.stringify(outlineClass)};\n${outlines.shared[id]}`;
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(source, id) {
        const outlinedNames = (request: string) => {
          const file = `${resolve(id, '..', request)}.ts`;
          const module = outlines.modules[relative(root, file)];
          if (!module || !importsZod(file)) return [];
          return isMessages(id) ? [...module.exports, ...module.schemas] : module.exports;
        };
        const code = splitImports(source, parseSync(id, source).module.staticImports, outlinedNames, QUERY);
        return code === source ? undefined : { code, map: null };
      },
    },
  };
}

const known = new Map<string, boolean>();

/** Whether a module imports zod, directly or transitively. */
function importsZod(file: string): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  known.set(file, false);
  const { staticImports } = parseSync(file, readFileSync(file, 'utf8')).module;
  const requests = staticImports
    .filter(({ entries }) => entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const found = requests.some(
    request => request === 'zod' || (request.startsWith('.') && importsZod(`${resolve(file, '..', request)}.ts`)),
  );
  known.set(file, found);
  return found;
}

/**
 * Rewrites a source so that some names are imported from another version of their module; line numbers are preserved.
 *
 * @param namesOf returns the names that the other version of a module exports, by the import's module specifier
 * @param query marks the other version: `from './banner?outline'`
 */
function splitImports(
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
