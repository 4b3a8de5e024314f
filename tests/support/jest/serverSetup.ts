import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// has loaded TypeScript for this process; the server's threads are plain modules, and would each load it again
delete process.env.NODE_OPTIONS;

const program = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');

/** V8 shares what it compiled between threads only while somebody holds it: each database of the process begins warm. */
export const held = process.env.TEST_DATABASE_URL ? null : new WebAssembly.Module(readFileSync(program));
