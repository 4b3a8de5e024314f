const LIFTED = /^\s*set (local )?statement_timeout = 0/i;
const RESET = /^\s*reset statement_timeout/i;
const TRANSACTION_OVER = /^\s*(commit|rollback(?! to))/i;

/** Tracks whether the statement timeout of a connection is lifted, by the statements sent on it. */
export class TimeoutOverride {
  #forSession = false;
  #forTransaction = false;

  get isLifted(): boolean {
    return this.#forSession || this.#forTransaction;
  }

  /** Observes a statement before it is sent. */
  hear(statement: string): void {
    const lifted = LIFTED.exec(statement);
    if (lifted?.[1]) this.#forTransaction = true;
    else if (lifted) this.#forSession = true;
    else if (RESET.test(statement)) this.#forSession = false;
    else if (TRANSACTION_OVER.test(statement)) this.#forTransaction = false;
  }
}
