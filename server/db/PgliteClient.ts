import { CONNECTION_LOST, DatabaseError, IDLE_IN_TRANSACTION, LOCK_NOT_AVAILABLE } from './DatabaseError';
import { FairLock } from './FairLock';
import { PgliteWorker, type Request, type Results, type WorkerOptions } from './PgliteWorker';

export type ClientOptions = Pick<WorkerOptions, 'folder' | 'sync' | 'statementTimeoutMs'> & {
  onLost?: (reason: Error) => void;
};

interface Listener {
  onPayload(payload: string): void;
  onMissed(): void;
}

interface QueryOptions {
  rowMode?: 'array' | 'object';
  /** Name of a prepared statement, which is to stay prepared. */
  name?: string | undefined;
}

/**
 * The part of PGlite's interface that `drizzle-orm/pglite` uses, on top of a worker thread that can be replaced:
 * after a crash, a statement timeout or a reset, the same client continues with a new thread. PGlite has one
 * connection, so other statements queue while a transaction runs.
 */
export class PgliteClient {
  readonly #options: ClientOptions;
  readonly #lock = new FairLock();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #syncs = new SharedArrayBuffer(4);
  #worker: Promise<PgliteWorker>;
  #closed = false;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#worker = this.#start();
  }

  /** Number of disk syncs since the client was created. */
  get syncs() {
    return Atomics.load(new Int32Array(this.#syncs), 0);
  }

  /** Waits for the first thread. @throws when the folder cannot be opened */
  async opened(): Promise<void> {
    await this.#worker;
  }

  query(sql: string, params?: unknown[], { rowMode, name }: QueryOptions = {}): Promise<Results> {
    return this.#send({ op: 'query', sql, params, rowMode, keep: Boolean(name) });
  }

  exec(sql: string): Promise<Results[]> {
    return this.#send<Results[]>({ op: 'exec', sql });
  }

  transaction<T>(work: (transaction: PgliteTransaction) => Promise<T>): Promise<T> {
    return this.#lock.exclusive(async () => {
      const worker = await this.#current();
      return new PgliteTransaction(worker, 2 * this.#options.statementTimeoutMs).run(work);
    }, this.#patience);
  }

  async listen(
    channel: string,
    onPayload: (payload: string) => void,
    onMissed: () => void = () => {},
  ): Promise<() => Promise<void>> {
    const listener = { onPayload, onMissed };
    const listeners = this.#listeners.get(channel) ?? new Set();
    if (listeners.size === 0) await this.#send<null>({ op: 'listen', channel });
    this.#listeners.set(channel, listeners.add(listener));
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#closed) return;
      this.#listeners.delete(channel);
      await this.#send<null>({ op: 'unlisten', channel });
    };
  }

  /**
   * Stops the thread once it is idle, runs `change` on the closed folder and starts a new thread.
   * @param cleanly whether the folder's content must be preserved
   */
  whileStopped(cleanly: boolean, change: () => Promise<void>): Promise<void> {
    return this.#lock.exclusive(async () => {
      const worker = await this.#current();
      await (cleanly ? worker.close() : worker.terminate());
      try {
        await change();
      } finally {
        this.#worker = this.#start();
        await this.#worker;
      }
    });
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#lock.exclusive(async () => {
      const worker = await this.#worker.catch(() => undefined);
      await worker?.close();
    });
  }

  get #patience() {
    return { ms: 2 * this.#options.statementTimeoutMs, over: waitedTooLong };
  }

  #send<Result = Results>(request: Request): Promise<Result> {
    if (this.#closed)
      return Promise.reject(new DatabaseError({ message: 'The database is closed', code: CONNECTION_LOST }));
    return this.#lock.shared(async () => (await this.#current()).send<Result>(request), this.#patience);
  }

  /** The current thread; starts another when the last one failed to start. */
  #current(): Promise<PgliteWorker> {
    return this.#worker.catch(() => {
      this.#worker = this.#start();
      return this.#worker;
    });
  }

  async #start(after?: Promise<unknown>): Promise<PgliteWorker> {
    await after;
    const worker = await PgliteWorker.start({
      ...this.#options,
      syncs: this.#syncs,
      onNotify: (channel, payload) => {
        for (const { onPayload } of this.#listeners.get(channel) ?? []) onPayload(payload);
      },
      onLost: (reason, gone) => this.#restart(reason, gone),
    });
    for (const channel of this.#listeners.keys()) await worker.send<null>({ op: 'listen', channel });
    return worker;
  }

  #restart(reason: Error, gone: Promise<unknown>) {
    if (this.#closed) return;
    this.#options.onLost?.(reason);
    this.#worker = this.#start(gone);
    this.#worker.then(
      () => {
        for (const listeners of this.#listeners.values()) for (const { onMissed } of listeners) onMissed();
      },
      // the next caller gets the error; an unhandled rejection would end the process
      () => {},
    );
  }
}

const waitedTooLong = () =>
  new DatabaseError({
    message: 'Waited too long for a transaction to end. Is `db` used inside a transaction instead of `tx`?',
    code: LOCK_NOT_AVAILABLE,
  });

/** The client that Drizzle uses inside a transaction. */
export class PgliteTransaction {
  #ended: Error | undefined;
  #idle: NodeJS.Timeout;

  constructor(
    readonly worker: PgliteWorker,
    idleTimeoutMs: number,
  ) {
    this.#idle = setTimeout(() => this.#abandon(), idleTimeoutMs);
    this.#idle.unref();
  }

  query(sql: string, params?: unknown[], { rowMode }: QueryOptions = {}): Promise<Results> {
    return this.#within(() => this.worker.send({ op: 'query', sql, params, rowMode }));
  }

  exec(sql: string): Promise<Results[]> {
    return this.#within(() => this.worker.send<Results[]>({ op: 'exec', sql }));
  }

  /** Runs `work` between BEGIN and COMMIT; rolls back when it throws. The caller holds the exclusive turn. */
  async run<T>(work: (transaction: PgliteTransaction) => Promise<T>): Promise<T> {
    try {
      await this.worker.send<Results[]>({ op: 'exec', sql: 'begin' });
      const result = await Promise.race([work(this), this.#abandoned]);
      if (this.#ended) throw this.#ended;
      await this.worker.send<Results[]>({ op: 'exec', sql: 'commit' });
      return result;
    } catch (error) {
      // a lost thread has rolled back anyway, and the first error is the one to report
      await this.worker.send<Results[]>({ op: 'exec', sql: 'rollback' }).catch(() => {});
      throw error;
    } finally {
      clearTimeout(this.#idle);
      this.#ended ??= new DatabaseError({ message: 'The transaction has ended', code: '25000' });
    }
  }

  #abandonedBy: (reason: Error) => void = () => {};
  readonly #abandoned = new Promise<never>((_, reject) => {
    this.#abandonedBy = reject;
  });

  #abandon() {
    const reason = new DatabaseError({ message: 'A transaction was idle for too long', code: IDLE_IN_TRANSACTION });
    this.#ended = reason;
    this.#abandonedBy(reason);
  }

  async #within<T>(work: () => Promise<T>): Promise<T> {
    if (this.#ended) throw this.#ended;
    this.#idle.refresh();
    try {
      return await work();
    } finally {
      if (!this.#ended) this.#idle.refresh();
    }
  }
}
