import type { Config } from '../config';

export interface DatabaseOptions {
  /** `postgres://…`; without it the embedded PGlite keeps the data under `dataDir`. */
  databaseUrl?: string | undefined;
  /**
   * Past a pooler such as PgBouncer, which hands a session from one to the next: for LISTEN and migrations. `databaseUrl` where
   * there is none.
   */
  directUrl?: string | undefined;
  /** A streaming replica of it, for what `Database.reading` runs. */
  readUrl?: string | undefined;
  /**
   * Whether statements are prepared once for a connection, under a name. Not behind a pooler that gives each transaction another
   * connection and does not carry them along.
   */
  preparedStatements?: boolean | undefined;
  dataDir: string;
  /** Pool size of this process on PostgreSQL. */
  poolMax?: number;
  /** Statement timeout; a longer statement fails with `57014`. */
  statementTimeoutMs?: number;
  /** Only tests may switch off syncing the disk before a commit is acknowledged. */
  sync?: boolean;
  /** Called when the database was restarted or does not answer; it recovers by itself. */
  onLost?: (reason: Error) => void;
  /** Called when PostgreSQL answers again. */
  onBack?: () => void;
}

/** Where the environment says that the database is. */
export const databaseOf = (
  config: Pick<
    Config,
    'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL' | 'DATABASE_PREPARED_STATEMENTS' | 'DATA_DIR'
  >,
) => ({
  databaseUrl: config.DATABASE_URL,
  directUrl: config.DATABASE_DIRECT_URL,
  readUrl: config.DATABASE_READ_URL,
  preparedStatements: config.DATABASE_PREPARED_STATEMENTS === 'on',
  dataDir: config.DATA_DIR,
});

/** Default statement timeout. */
export const STATEMENT_TIMEOUT_MS = 30_000;
