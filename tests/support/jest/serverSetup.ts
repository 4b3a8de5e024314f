import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// it has loaded TypeScript for this process; the server's threads are plain modules, and each would load it again
delete process.env.NODE_OPTIONS;

const program = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm');

/** Held so that V8 shares the compiled code between threads: every database of the process then starts warm. */
export const held = process.env.TEST_DATABASE_URL ? null : new WebAssembly.Module(readFileSync(program));
