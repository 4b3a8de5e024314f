import { CONNECTION_LOST } from './DatabaseError';

/** SQLSTATEs and system errors after which a connection is of no further use. */
const LOST = /^(08...|57P0[1-5]|25006|E(CONN.*|NOTFOUND|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|AI_AGAIN))$/;

/** Messages of `pg` errors that have no code. */
const SAID =
  /^(Connection terminated|timeout expired$|Client (has encountered a connection error|was closed) and is not queryable)/;

/**
 * Whether an error, or one of its causes, means that the connection is lost, was refused, or leads to a read-only server (after a
 * failover). Errors that `pg` reports by message only are given a code here, so that other code needs to check codes only.
 */
export function isConnectionLost(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return LOST.test(cause.code);
    if (SAID.test(cause.message)) {
      Object.assign(cause, { code: CONNECTION_LOST });
      return true;
    }
  }
  return false;
}
