export interface DatabaseOptions {
  /** `postgres://…`; without it the embedded PGlite keeps the data under `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Connections of this process to PostgreSQL. */
  poolMax?: number;
  /** A statement that takes longer is ended with an error (`57014`). */
  statementTimeoutMs?: number;
  /** Only tests may switch off that PGlite syncs the disk before it acknowledges a commit. */
  sync?: boolean;
  /** Told when the database had to be restarted or a connection was lost; it goes on by itself. */
  onLost?: (reason: Error) => void;
}

/** Unless the options say otherwise. */
export const STATEMENT_TIMEOUT_MS = 30_000;
