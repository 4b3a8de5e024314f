import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { ConstantPool } from './ConstantPool';
import { codeOf } from './codeOf';
import { outlineOf, type WriteConstant } from './outlineOf';

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
