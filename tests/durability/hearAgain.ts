import { asAdmin } from '../support/database/postgresDatabases';
import type { LiveReader } from './LiveReader';
import { until } from './until';

/** Waits until every stream receives a new change. @throws Error if one has ended or receives nothing */
export async function hearAgain(readers: readonly LiveReader[], databaseUrl: string): Promise<void> {
  const before = readers.map(({ changes }) => changes);
  await asAdmin(databaseUrl, admin => admin.query(`select pg_notify('live', 'changed orders')`));
  await until(() => {
    const ended = readers.find(reader => reader.ended)?.ended;
    if (ended) throw new Error(`A live stream ended: ${ended}`);
    return readers.every(({ changes }, index) => changes > before[index]!);
  });
}
