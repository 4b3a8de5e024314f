import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asAdmin, urlOf } from '../support/database/postgresDatabases';
import type { RunningPostgres } from '../support/database/startPostgres';

const run = promisify(execFile);
const OWNER = 'pemilik';

/**
 * Dumps the database and has `npm run backup:verify` restore it as a user who is no superuser: it must pass unchanged, and fail once an
 * audit row is altered. @returns false if this machine has no `pg_dump`
 * @throws Error if the command decides otherwise
 */
export async function checkBackup({ url, bin }: RunningPostgres, database: string): Promise<boolean> {
  if (!existsSync(join(bin, 'pg_dump'))) return false;
  const folder = mkdtempSync(join(tmpdir(), 'merchants-dump-'));
  const dump = join(folder, 'merchants.dump');
  const owner = new URL(urlOf(url, database));
  owner.username = OWNER;
  const verified = async () => {
    await run(join(bin, 'pg_dump'), ['-Fc', `--dbname=${urlOf(url, database)}`, `--file=${dump}`]);
    const env = { ...process.env, PG_BIN: bin, DATABASE_URL: owner.href };
    // run node directly: its exit code matters, and a wrapper might not pass it on
    return run(process.execPath, ['--import', 'tsx', 'scripts/backupVerify.ts', dump], { env }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => {
        if (code !== 1) throw new Error(`backup:verify ended with ${code}: ${stderr}`);
        return { code, said: stderr };
      },
    );
  };
  try {
    await asAdmin(url, admin => admin.query(`create role ${OWNER} login nosuperuser createdb`));
    const whole = await verified();
    if (whole.code !== 0) throw new Error(`backup:verify found fault with a backup that is whole: ${whole.said}`);
    await asAdmin(urlOf(url, database), async admin => {
      await admin.query('set session_replication_role = replica');
      const { rowCount } = await admin.query(
        `update audit_log set label = 'Lain' where id = (select min(id) from audit_log where seal_number > 1)`,
      );
      if (rowCount !== 1) throw new Error('The audit log has no sealed row that could be altered');
    });
    const altered = await verified();
    if (altered.code !== 1)
      throw new Error(`backup:verify found nothing wrong with an altered audit log: ${altered.said}`);
    const { rowCount } = await asAdmin(url, admin =>
      admin.query(`select 1 from pg_database where datname like 'backup_verify_%'`),
    );
    if (rowCount) throw new Error('backup:verify left a database behind');
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
