import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../../server/db/openDatabase';
import { fillForTests } from './fillForTests';
import { templateKey } from './templateKey';

const home = () => join(tmpdir(), `merchants-templates-${userInfo().username}`);

/** Makes the filled PGlite folder that tests copy, unless an earlier run left an identical one. */
export async function makePgliteTemplate(): Promise<string> {
  const template = join(home(), templateKey());
  if (existsSync(template)) return template;
  await removeOld();
  const draft = `${template}-${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  const database = await openDatabase({ dataDir: draft, sync: false });
  await fillForTests(database);
  await database.close();
  try {
    await rename(join(draft, 'pglite'), template);
  } catch (error) {
    // another run has made it in the meantime
    if (!existsSync(template)) throw error;
  }
  await rm(draft, { recursive: true, force: true });
  return template;
}

/** Copies the template to where `openDatabase({ dataDir })` looks for it. */
export async function copyPgliteTemplate(template: string, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'pglite');
  // a thousand files: the system's `cp` takes a third of the time
  if (process.platform === 'win32') await cp(template, folder, { recursive: true });
  else await promisify(execFile)('cp', ['-R', template, folder]);
}

const DAY_MS = 86_400_000;

async function removeOld() {
  const names = await readdir(home()).catch(() => []);
  for (const name of names) {
    const { mtimeMs } = await stat(join(home(), name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(home(), name), { recursive: true, force: true });
  }
}
