import { Worker } from 'node:worker_threads';
import { FairQueue, type Turn } from './FairQueue';

interface PoolLimits {
  /** Threads at most: each may take up to `memoryMb`. */
  threads: number;
  /** Work that a person may have waiting, besides the one that runs. */
  waitingEach: number;
  memoryMb: number;
  /** Creates the error for work that takes too much of either. */
  tooMuch(of: 'time' | 'memory'): Error;
  /** Creates the error for work beyond `waitingEach`. */
  busy(): Error;
}

/** Idle time after which a thread is ended. Starting one takes longer than most work. */
const IDLE_SECONDS = 30;

/**
 * Threads that work on what people send: each piece of work has a limit of time and memory, beyond which its thread is ended, not the server.
 *
 * The thread's file answers each message with one message, before which it may send `{ part }`, and ends by an error if it cannot. It has to
 * count what it sends: `memoryMb` is the thread's heap, which excludes what arrives here.
 */
export class WorkerPool<Input, Output, Part = never> {
  readonly #queue: FairQueue;
  /** Threads without work, with the timers that end them. */
  readonly #idle = new Map<Worker, NodeJS.Timeout>();

  constructor(
    readonly file: URL,
    readonly limits: PoolLimits,
  ) {
    this.#queue = new FairQueue(limits.threads, limits.waitingEach, limits.busy);
  }

  /**
   * Does a piece of work; the time begins with it, not with the wait.
   *
   * @param receive is given the parts that are sent before the end
   * @throws the errors of the limits, or the signal's reason
   */
  async run(input: Input, turn: Turn, seconds: number, receive?: (part: Part) => void): Promise<Output> {
    const leave = await this.#queue.enter(turn);
    try {
      return await this.#inThread(input, turn.signal, seconds, receive);
    } finally {
      leave();
    }
  }

  #inThread(input: Input, signal: AbortSignal, seconds: number, receive?: (part: Part) => void): Promise<Output> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const worker = this.#take();
      const release = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', cancel);
        worker.off('message', done).off('error', failed).off('exit', exited);
      };
      const done = (output: Output | { part: Part }) => {
        if (isPart(output)) return receive?.(output.part);
        release();
        this.#keep(worker);
        resolve(output);
      };
      /** The place is free only when the thread has ended. */
      const end = (error: unknown) => {
        release();
        const settle = () => reject(error);
        void worker.terminate().then(settle, settle);
      };
      const failed = (error: Error & { code?: unknown }) =>
        end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? this.limits.tooMuch('memory') : error);
      const exited = () => end(new Error(`${this.file.pathname} ended without an answer`));
      const cancel = () => end(signal.reason);
      const timer = setTimeout(() => end(this.limits.tooMuch('time')), seconds * 1_000);
      signal.addEventListener('abort', cancel, { once: true });
      worker.on('message', done).once('error', failed).once('exit', exited).ref();
      worker.postMessage(input);
    });
  }

  #take(): Worker {
    const [kept] = this.#idle;
    if (kept) {
      const [worker, timer] = kept;
      clearTimeout(timer);
      this.#idle.delete(worker);
      return worker;
    }
    const worker = new Worker(this.file, {
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
      execArgv: [],
    });
    // a failure while idle affects nobody: the next work starts another thread
    return worker.on('error', () => this.#forget(worker)).on('exit', () => this.#forget(worker));
  }

  #keep(worker: Worker): void {
    worker.unref();
    const end = () => {
      this.#forget(worker);
      void worker.terminate();
    };
    this.#idle.set(worker, setTimeout(end, IDLE_SECONDS * 1_000).unref());
  }

  #forget(worker: Worker): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
  }
}

const isPart = <Part>(output: unknown): output is { part: Part } =>
  typeof output === 'object' && output !== null && 'part' in output;
