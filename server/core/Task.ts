import type { Progress } from '../../contract/core/progress';

/** A long-running call: reports its progress and is told when its caller has left. */
export interface Task {
  /** Aborted, with the error to throw, when the caller cancels or loses the connection; unfinished work is then rolled back. */
  signal: AbortSignal;
  report(progress: Progress): void;
}

/** For calls whose progress nobody watches. */
export const unwatched: Task = { signal: new AbortController().signal, report: () => undefined };
