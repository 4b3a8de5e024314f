import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { like } from 'drizzle-orm';
import { openDatabase } from '../../server/db/openDatabase';
import { settings } from '../../server/db/table';
import { onPglite } from '../support/database/onPglite';
import { copyPgliteTemplate, makePgliteTemplate } from '../support/database/pgliteTemplate';

const ROUNDS = 3;
const script = join(import.meta.dirname, '../support/database/writeUntilKilled.ts');

/** Lets a process write until it has acknowledged some rows, then kills it midway. */
async function acknowledgedBeforeKill(dataDir: string, round: number): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const enough = 40 + round * 17;
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.split('\n').length > enough) resolve();
    });
    child.once('exit', code => reject(new Error(`The writer ended by itself (${code})`)));
  });
  const gone = new Promise(resolve => child.once('close', resolve));
  child.removeAllListeners('exit');
  child.kill('SIGKILL');
  await gone;
  return said.split('\n').slice(0, -1);
}

onPglite('kill -9 in the middle of writes', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'merchants-kill-'));
    await copyPgliteTemplate(process.env.TEST_PGLITE_TEMPLATE ?? (await makePgliteTemplate()), dataDir);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test('loses no acknowledged row and leaves no half transaction', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      acknowledged.push(...(await acknowledgedBeforeKill(dataDir, round)));
    const database = await openDatabase({ dataDir });
    const rows = await database.db.select({ key: settings.key }).from(settings).where(like(settings.key, 'kill-%'));
    await database.close();
    const stored = new Set(rows.map(({ key }) => key));
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * 40);
    expect(acknowledged.filter(key => !stored.has(key))).toEqual([]);
    const halves = [...stored].filter(
      key => stored.has(key.endsWith('-second') ? key.slice(0, -7) : `${key}-second`) === false,
    );
    expect(halves).toEqual([]);
  });
});
