export interface DatabaseOptions {
  /** `postgres://…`; without it the embedded PGlite keeps the data under `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Pool size of this process on PostgreSQL. */
  poolMax?: number;
  /** Statement timeout; a longer statement fails with `57014`. */
  statementTimeoutMs?: number;
  /** Only tests may switch off syncing the disk before a commit is acknowledged. */
  sync?: boolean;
  /** Called when the database was restarted or a connection was lost; it recovers by itself. */
  onLost?: (reason: Error) => void;
}

/** Default statement timeout. */
export const STATEMENT_TIMEOUT_MS = 30_000;
