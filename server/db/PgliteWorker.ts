import { Worker } from 'node:worker_threads';
import { CONNECTION_LOST, DatabaseError, type DatabaseErrorFields, QUERY_CANCELED } from './DatabaseError';

export interface Results {
  rows: unknown[];
  affectedRows?: number;
}

export type Request =
  | {
      op: 'query';
      sql: string;
      params?: unknown[] | undefined;
      rowMode?: 'array' | 'object' | undefined;
      /** Whether the statement stays prepared. */
      keep?: boolean;
    }
  | { op: 'exec'; sql: string }
  | { op: 'listen' | 'unlisten'; channel: string }
  | { op: 'close' };

type Message =
  | { started: true }
  | { channel: string; payload: string }
  | { id: number; result: unknown; error?: undefined }
  | { id: number; error: DatabaseErrorFields };

export interface WorkerOptions {
  /** Data folder of PGlite. */
  folder: string;
  /** Sync the disk before a commit is acknowledged. */
  sync: boolean;
  statementTimeoutMs: number;
  /** Counts disk syncs across restarts of the thread. */
  syncs: SharedArrayBuffer;
  onNotify(channel: string, payload: string): void;
  /** Called when the thread exited, or was terminated for a statement timeout; `gone` resolves once it has released the folder. */
  onLost(reason: Error, gone: Promise<unknown>): void;
}

interface Waiting {
  resolve(result: never): void;
  reject(reason: Error): void;
}

/**
 * One PGlite thread. Statements complete in order, so the running one is the oldest still pending. PGlite cannot cancel a statement: after
 * `statementTimeoutMs` the thread is terminated.
 */
export class PgliteWorker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #options: WorkerOptions;
  #sequence = 0;
  #watch: NodeJS.Timeout | undefined;
  #ended: Error | undefined;

  private constructor(options: WorkerOptions) {
    this.#options = options;
    const { folder, sync, syncs } = options;
    this.#worker = new Worker(new URL('./pgliteWorker.mjs', import.meta.url), {
      workerData: { folder, sync, syncs },
      // a plain module needs none of the main thread's loaders, such as tsx, which slow it down
      execArgv: [],
    });
  }

  /** Starts the thread and opens or creates the folder. */
  static start(options: WorkerOptions): Promise<PgliteWorker> {
    const worker = new PgliteWorker(options);
    return new Promise((resolve, reject) => {
      worker.#worker.once('error', reject);
      worker.#worker.once('exit', code => reject(new Error(`The database thread ended while starting (code ${code})`)));
      worker.#worker.on('message', (message: Message) => {
        if (!('started' in message)) return worker.#receive(message);
        worker.#worker.removeAllListeners('error').removeAllListeners('exit');
        worker.#worker.on('error', error =>
          worker.#lose(CONNECTION_LOST, `The database thread failed: ${error.message}`),
        );
        worker.#worker.on('exit', code => worker.#lose(CONNECTION_LOST, `The database thread ended (code ${code})`));
        resolve(worker);
      });
    });
  }

  send<Result = Results>(request: Request): Promise<Result> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      const id = ++this.#sequence;
      if (this.#waiting.size === 0) this.#startWatch();
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...request, id });
    });
  }

  /** Closes PGlite cleanly, with everything written to the data files. */
  async close(): Promise<void> {
    await this.send<null>({ op: 'close' });
    await this.terminate();
  }

  /** Terminates at once, like a crash; committed writes survive. */
  async terminate(): Promise<void> {
    this.#end(new DatabaseError({ message: 'The database is closed', code: CONNECTION_LOST }));
    await this.#worker.terminate();
  }

  #receive(message: Exclude<Message, { started: true }>) {
    if ('channel' in message) return this.#options.onNotify(message.channel, message.payload);
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (this.#waiting.size > 0) this.#watch?.refresh();
    else clearTimeout(this.#watch);
    if (message.error) waiting?.reject(new DatabaseError(message.error));
    else waiting?.resolve(message.result as never);
  }

  #startWatch() {
    clearTimeout(this.#watch);
    const { statementTimeoutMs } = this.#options;
    this.#watch = setTimeout(
      () => this.#lose(QUERY_CANCELED, `A statement took longer than ${statementTimeoutMs} ms and was cancelled`),
      statementTimeoutMs,
    );
  }

  #lose(code: string, message: string) {
    if (this.#ended) return;
    const [runaway, ...queued] = this.#waiting.values();
    this.#waiting.clear();
    const reason = new DatabaseError({ message, code });
    this.#end(reason);
    runaway?.reject(reason);
    // statements queued behind it were never started
    const lost = new DatabaseError({ message: 'The database was restarted', code: CONNECTION_LOST });
    for (const waiting of queued) waiting.reject(lost);
    this.#options.onLost(reason, this.#worker.terminate());
  }

  #end(reason: Error) {
    if (this.#ended) return;
    this.#ended = reason;
    clearTimeout(this.#watch);
    for (const waiting of this.#waiting.values()) waiting.reject(reason);
    this.#waiting.clear();
  }
}
