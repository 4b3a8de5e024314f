import type { Identifier } from 'ra-core';
import { ApiError } from './ApiError';

const PARALLEL = 4;

/** A bulk action that failed for some records; `done` lists those that succeeded. */
export class PartlyFailed extends ApiError {
  constructor(
    first: ApiError,
    readonly done: readonly Identifier[],
    readonly failed: number,
  ) {
    super(first.status, `${failed} dari ${failed + done.length} gagal. ${first.message}`, {
      requestId: first.requestId,
    });
  }
}

/** Runs an action on every record, a few at a time, without rollback. @throws PartlyFailed if some failed */
export async function bulk(
  ids: readonly Identifier[],
  act: (id: Identifier) => Promise<unknown>,
): Promise<{ data: Identifier[] }> {
  const waiting = [...ids];
  const done: Identifier[] = [];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await act(id);
        done.push(id);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, ids.length) }, worker));
  const [first] = failures;
  if (first === undefined) return { data: done };
  throw first instanceof ApiError && ids.length > 1 ? new PartlyFailed(first, done, failures.length) : first;
}
