import type { Identifier } from 'ra-core';
import type { ApiError } from '../../dataProvider/ApiError';
import { isCancelled, withPassword } from '../../dataProvider/passwordGate';

const PARALLEL = 4;

export interface EachResult {
  done: Identifier[];
  failed: { id: Identifier; error: unknown }[];
  /** Not done because of the cancellation. */
  left: Identifier[];
}

/** Whether a record could not be acted on because it is no longer there. */
export const isGone = ({ error }: EachResult['failed'][number]): boolean => (error as Partial<ApiError>).status === 404;

interface EachOptions {
  signal: AbortSignal;
  /** Receives the number of records processed so far. */
  onProgress: (count: number) => void;
}

/**
 * Runs an action on every record, a few at a time, and reports each result. After a cancellation, actions already
 * running still finish. If the server requires the user's password, prompts once for all of them; cancelling that stops.
 */
export async function runEach(
  ids: readonly Identifier[],
  act: (id: Identifier) => Promise<unknown>,
  { signal, onProgress }: EachOptions,
): Promise<EachResult> {
  const result: EachResult = { done: [], failed: [], left: [...ids] };
  let isStopped = false;
  const worker = async () => {
    while (!signal.aborted && !isStopped) {
      const id = result.left.shift();
      if (id === undefined) return;
      try {
        await withPassword(() => act(id));
        result.done.push(id);
      } catch (error) {
        if (isCancelled(error)) {
          result.left.push(id);
          isStopped = true;
          return;
        }
        result.failed.push({ id, error });
      }
      onProgress(result.done.length + result.failed.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, ids.length) }, worker));
  return result;
}
