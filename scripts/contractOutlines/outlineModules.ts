import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { ConstantPool } from './ConstantPool';
import { codeOf } from './codeOf';
import { outlineOf, type WriteConstant } from './outlineOf';

/** What the console may have of a module of the contract without its schemas. */
export interface OutlinedModule {
  code: string;
  /** Exports with endpoints and plain data: outlined for whoever imports them. */
  exports: string[];
  /** Exported schemas: outlined for messages, which read labels alone. */
  schemas: string[];
}

/** The outlines of every module of the contract, by its path from the root. */
export interface Outlines {
  modules: Record<string, OutlinedModule>;
  /** What several of them use, by the names of modules. */
  shared: Record<string, string>;
}

type Exports = Record<string, unknown>;

const root = fileURLToPath(new URL('../../', import.meta.url));
const from = (path: string) => JSON.stringify(`${root}${path}`);
const OUTLINE = `import { SchemaOutline as Outline } from ${from('contract/core/SchemaOutline.ts')};`;
const ENDPOINT = `import { outlinedEndpoint } from ${from('contract/core/outlinedEndpoint.ts')};`;

const files = import.meta.glob<Exports>(['../../contract/**/*.ts', '!**/*Errors.ts'], { eager: true });

/** Writes them; run by Vite's module runner, which knows `import.meta.glob`. */
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
