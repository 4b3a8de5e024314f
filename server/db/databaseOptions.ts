import type { Config } from '../config';

export interface DatabaseOptions {
  /** `postgres://…`; without it the embedded PGlite keeps the data under `dataDir`. */
  databaseUrl?: string | undefined;
  /**
   * Connection that bypasses a pooler such as PgBouncer, which does not keep a session for one client: for LISTEN and migrations.
   * `databaseUrl` by default.
   */
  directUrl?: string | undefined;
  /** A streaming replica of the database, for work run by `Database.reading`. */
  readUrl?: string | undefined;
  /**
   * Whether statements are prepared once per connection, under a name. Must be off behind a pooler that gives each transaction a different
   * connection without carrying prepared statements along.
   */
  preparedStatements?: boolean | undefined;
  dataDir: string;
  /** Pool size of this process on PostgreSQL. */
  poolMax?: number;
  /** Statement timeout; a longer statement fails with `57014`. */
  statementTimeoutMs?: number;
  /** Only tests may switch off syncing the disk before a commit is acknowledged. */
  sync?: boolean;
  /** Called when the database was restarted or does not respond; it recovers by itself. */
  onLost?: (reason: Error) => void;
  /** Called when PostgreSQL responds again. */
  onBack?: () => void;
}

/** Reads the database's location from the environment. */
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
