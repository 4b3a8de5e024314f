import type { Config } from './config';
import type { Db } from './db/openDatabase';
import type { FileStore } from './files/fileStore';
import type { Sessions } from './provider/auth/sessions';

/** What handlers and stores are given: everything that outlives a request. */
export interface Services {
  config: Config;
  db: Db;
  files: FileStore;
  sessions: Sessions;
}
