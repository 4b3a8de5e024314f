// PGlite's worker thread: on the main thread, a query of one second would block the whole server for that second. Plain ESM, because node,
// tsx, Jest and the built server all start this file. Statements run strictly in order of arrival; transactions are `begin` and `commit`
// among them (PgliteClient keeps other statements out).
import { fdatasyncSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { KeptStatements } from './keptStatements.mjs';

// V8 would otherwise recompile, optimised, much code that runs only at the start; code that keeps running is still optimised, a little
// later
setFlagsFromString('--wasm-tiering-budget=20000000');

/** @type {{ folder: string, sync: boolean, syncs: SharedArrayBuffer }} */
const { folder, sync, syncs } = workerData;

const settings = {
  search_path: 'public',
  exit_on_error: 'false',
  log_checkpoints: 'false',
  io_method: 'sync',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  wal_sync_method: 'fsync',
  // WAL that a checkpoint keeps for reuse is copied by every reset and backup
  min_wal_size: '32MB',
  max_wal_size: '32MB',
  timezone: 'UTC',
  // read by bulkInsertWithBatchedChecks.ts
  'app.single_connection': 'on',
};

// PGlite's default start parameters include -F (no fsync); these are the same without it
const startParams = [
  '--single',
  '-O',
  '-j',
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

const database = await PGlite.create({
  dataDir: folder,
  extensions: { pg_trgm, unaccent, cube, earthdistance },
  startParams: sync ? startParams : [...startParams, '-F'],
});

if (sync) {
  // the mount's fsync is a no-op, but an acknowledged write must survive a power failure
  const count = new Int32Array(syncs);
  database.Module.FS.lookupPath('/pglite/data').node.mount.type.stream_ops.fsync = stream => {
    if (stream.nfd != null) {
      fdatasyncSync(stream.nfd);
      Atomics.add(count, 0, 1);
    }
    return 0;
  };
}

// Drizzle itself decodes dates and the like from PostgreSQL's text
const asText = value => value;
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(type => [
    type,
    asText,
  ]),
);

const kept = new KeptStatements(database, parsers);

const operations = {
  query: ({ sql, params, rowMode, keep }) =>
    (keep ? kept.query({ sql, params, rowMode }) : database.query(sql, params, { rowMode, parsers })).then(
      // the column names and types are not sent
      ({ rows, affectedRows }) => ({ rows, affectedRows }),
    ),
  exec: ({ sql }) => database.exec(sql, { parsers }).then(results => results.map(({ rows }) => ({ rows }))),
  listen: ({ channel }) =>
    database.listen(channel, payload => parentPort.postMessage({ channel, payload })).then(() => null),
  unlisten: ({ channel }) => database.unlisten(channel).then(() => null),
  close: async () => {
    await database.exec('checkpoint');
    await database.close();
    return null;
  },
};

const describe = ({ message, code, detail, hint, constraint, table, column, where }) => ({
  message,
  code,
  detail,
  hint,
  constraint,
  table,
  column,
  where,
});

const answer = async request => {
  try {
    const result = await operations[request.op](request);
    parentPort.postMessage({ id: request.id, result });
  } catch (error) {
    parentPort.postMessage({ id: request.id, error: describe(error) });
  }
};

let last = Promise.resolve();
parentPort.on('message', request => {
  last = last.then(() => answer(request));
});
parentPort.postMessage({ started: true });
