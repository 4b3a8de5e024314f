import type { Config } from '../config';
import type { Secrets } from '../core/secrets';
import type { Database, Db } from '../db/types';
import type { FileStore } from '../files/fileStore';
import type { Live } from '../live/openLive';
import type { Outbox } from '../mail/openOutbox';
import type { Sessions } from '../provider/identity/session/Sessions';

/** What handlers and stores are given: everything that outlives a request. */
export interface Services {
  config: Config;
  db: Db;
  /** For what needs more than statements: which kind it is, its notifications. */
  database: Database;
  files: FileStore;
  sessions: Sessions;
  live: Live;
  /** Sends the mails that transactions queued. */
  outbox: Outbox;
  secrets: Secrets;
}
