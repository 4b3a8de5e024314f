import type { Progress } from '../../contract/core/progress';
import type { Turn } from './FairQueue';

/** A long-running call: reports its progress and is told when its caller has left; unfinished work is then rolled back. */
export interface Task extends Turn {
  report(progress: Progress): void;
}

/** Returns a task whose progress nobody watches. */
export const unwatched = ({ user_id }: { user_id: string }): Task => ({
  person: user_id,
  signal: new AbortController().signal,
  report: () => undefined,
});
