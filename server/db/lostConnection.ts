import { CONNECTION_LOST } from './DatabaseError';

/** SQLSTATEs and system errors after which nothing more is to be expected of a connection. */
const LOST = /^(08...|57P0[1-5]|25006|E(CONN.*|NOTFOUND|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|AI_AGAIN))$/;

/** What `pg` says without any code. */
const SAID =
  /^(Connection terminated|timeout expired$|Client (has encountered a connection error|was closed) and is not queryable)/;

/**
 * Whether the connection is lost, was refused, or leads to a server that only reads (after a failover); of an error or of what
 * caused it. One that `pg` reports by its message only is given a code here, so that everybody else needs to know codes only.
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
