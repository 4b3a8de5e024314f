import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import './compileOnce';

const program = join(dirname(createRequire(__filename).resolve('@electric-sql/pglite')), 'pglite.wasm');

/** Node, and an embedded database that begins warm: V8 gives a thread what it compiled for another as long as somebody holds it. */
export default class ServerEnvironment extends TestEnvironment {
  static readonly held = process.env.TEST_DATABASE_URL ? null : new WebAssembly.Module(readFileSync(program));
}
