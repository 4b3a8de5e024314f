import type { Progress } from '../../contract/core/progress';

/** A long call while it runs: reports how far it is, and learns that its caller has left. */
export interface Task {
  /** Aborted, with the error to throw, when the caller cancels or loses the connection; what is unfinished is then undone. */
  signal: AbortSignal;
  report(progress: Progress): void;
}

/** For calls that nobody watches. */
export const unwatched: Task = { signal: new AbortController().signal, report: () => undefined };
