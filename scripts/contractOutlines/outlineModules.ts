import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { declaredEndpoints, type Endpoint } from '../../contract/core/endpoint';
import { ConstantPool } from './ConstantPool';
import { namesOf, outlineOf, type WriteConstant } from './outlineOf';

/** What the console can use of a contract module without its schemas. */
export interface OutlinedModule {
  code: string;
  /** Exports of endpoints and plain data, outlined for every importer. */
  exports: string[];
  /** Exported schemas, outlined only for messages, which read just the labels. */
  schemas: string[];
}

/** The outlines of all contract modules, by path from the root. */
export interface Outlines {
  modules: Record<string, OutlinedModule>;
  /** Constants that several of them use, by module id. */
  shared: Record<string, string>;
}

type Exports = Record<string, unknown>;

const root = fileURLToPath(new URL('../../', import.meta.url));
const from = (path: string) => JSON.stringify(`${root}${path}`);
const OUTLINE = `import { SchemaOutline as Outline } from ${from('contract/core/SchemaOutline.ts')};`;
const ENDPOINT = `import { outlinedEndpoint } from ${from('contract/core/outlinedEndpoint.ts')};`;

const files = import.meta.glob<Exports>(['../../contract/**/*.ts', '!**/*Errors.ts'], { eager: true });

/** Generates the outlines; run by Vite's module runner, which supports `import.meta.glob`. */
export function outlineModules(): Outlines {
  const pool = new ConstantPool();
  const contents = Object.entries(files).map(([file, exports]) => {
    const path = file.replace('../../', '');
    return { path, ...contentOf(exports, code => pool.write(code, path)) };
  });
  const modules = contents.map(({ path, outlined, schemas }): [string, OutlinedModule] => {
    const code = [
      OUTLINE,
      ENDPOINT,
      `const load=() => import(${from(path)});`,
      ...pool.head(path),
      ...outlined.map(([name, value]) => `export const ${name}=${value};`),
    ].join('\n');
    const exports = outlined.map(([name]) => name).filter(name => !schemas.includes(name));
    return [path, { code, exports, schemas }];
  });
  return { modules: Object.fromEntries(modules), shared: pool.shared() };
}

function contentOf(exports: Exports, write: WriteConstant) {
  const schemas = Object.keys(exports).filter(name => isSchema(exports[name]));
  const outlined = Object.entries(exports).flatMap(([name, value]): [string, string][] => {
    const code = isSchema(value) ? outlineOf(value, write) : codeOf(value, write);
    return code === undefined ? [] : [[name, code]];
  });
  return { outlined, schemas };
}

const isSchema = (value: unknown): value is z.ZodType => typeof value === 'object' && value !== null && '_zod' in value;

/** Returns plain data, endpoints and objects of these as code; undefined for a value that holds anything else. */
export function codeOf(value: unknown, write: WriteConstant): string | undefined {
  if (isEndpoint(value)) return endpointCode(value, write);
  if (value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value))
    return JSON.stringify(value);
  if (typeof value !== 'object') return undefined;
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const parts = Object.entries(value as object).map(([key, part]) => {
    const code = codeOf(part, write);
    return code && (isList ? code : `${JSON.stringify(key)}:${code}`);
  });
  if (parts.includes(undefined)) return undefined;
  const code = isList ? `[${parts.join()}]` : `{${parts.join()}}`;
  return JSON.stringify(value) === code ? write(code) : code;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'call' in value && 'access' in value;

/** Returns an endpoint as code, with the field names of its query and body; its other schemas come with the views (`callSchemas`). */
function endpointCode(endpoint: Endpoint, write: WriteConstant): string {
  const { call, method, path, params, summary: _forItsDocumentation, query, body, answer: _read, ...rest } = endpoint;
  const schemas = [query && `query:${namesOf(query, write)}`, body && `body:${namesOf(body, write)}`].filter(Boolean);
  // a variant of an endpoint is not a declaration in its own right
  const isVariant = !declaredEndpoints().includes(endpoint);
  const data = { ...(isVariant && { call, method, path, params }), ...rest };
  const facts = Object.entries(data).flatMap(([name, fact]) =>
    fact === undefined ? [] : `${name}:${codeOf(fact, write)}`,
  );
  const spec = `{${[...facts, ...schemas].join()}}`;
  return isVariant ? spec : `/*@__PURE__*/outlinedEndpoint(${JSON.stringify(call)},${spec}${body ? ',load' : ''})`;
}
