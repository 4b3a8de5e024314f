import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');

/** What the compiler and the tests of a copy read. */
export const SOURCES = [
  'contract',
  'server',
  'src',
  'tests',
  'scripts',
  'docs',
  'package.json',
  'playwright.config.ts',
  'jest.config.mjs',
  'drizzle.config.ts',
  'tsconfig.json',
  '.gitignore',
];

/** A copy of parts of the repository, with changes. */
export interface RepositoryCopy {
  /** Runs a program of `node_modules` in it and returns what it wrote. */
  run: (name: string, ...args: string[]) => string;
  read: (path: string) => string;
  remove: () => void;
}

/** Copies parts of the repository to a temporary folder and writes files there, formatted by the linter, which must find nothing else. */
export function repositoryCopy(files: ReadonlyMap<string, string>, parts: readonly string[]): RepositoryCopy {
  const copy = mkdtempSync(join(tmpdir(), 'repository-copy-'));
  for (const part of ['biome.json', ...parts]) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  const run = (name: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', name), args, {
      cwd: copy,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${name} ${args.join(' ')}: ${stdout}${stderr}`);
    return stdout + stderr;
  };
  run('biome', 'check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...files.keys());
  return {
    run,
    read: path => readFileSync(join(copy, path), 'utf8'),
    remove: () => rmSync(copy, { recursive: true }),
  };
}
