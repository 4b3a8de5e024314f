import { type DatabaseOptions, STATEMENT_TIMEOUT_MS } from './databaseOptions';
import { PostgresWatch } from './PostgresWatch';
import { ReplaceablePool } from './ReplaceablePool';

/** Options of every connection. */
export const CONNECTION = {
  // instants are read as UTC (see columns.ts), whatever the server's time zone
  options: '-c TimeZone=UTC',
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
  connectionTimeoutMillis: 10_000,
};

/** Added to the statement timeout, which the server itself enforces. */
const MARGIN_MS = 10_000;

type PoolOptions = Pick<
  DatabaseOptions,
  'poolMax' | 'statementTimeoutMs' | 'preparedStatements' | 'onLost' | 'onBack'
> & {
  connectionString: string;
  /** Whether a read-only server is accepted, as for a replica. */
  mayOnlyRead?: boolean;
};

/** Opens a pool, and the watch that knows whether its server responds. */
export function openPostgresPool({
  connectionString,
  poolMax = 10,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  preparedStatements = true,
  mayOnlyRead = false,
  onLost,
  onBack,
}: PoolOptions): { pool: ReplaceablePool; watch: PostgresWatch } {
  const watch = new PostgresWatch({
    connection: { connectionString },
    mayOnlyRead,
    onAway(reason) {
      pool.cut();
      onLost?.(reason);
    },
    onBack: () => onBack?.(),
  });
  const config = {
    ...CONNECTION,
    connectionString,
    max: poolMax,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
  };
  const pool = new ReplaceablePool(config, watch, statementTimeoutMs + MARGIN_MS, preparedStatements);
  return { pool, watch };
}
