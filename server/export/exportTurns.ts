import { MAX_EXPORTS_AT_ONCE } from '../../contract/export';
import { exportErrors } from '../../contract/exportErrors';
import { HttpError } from '../core/HttpError';

/** Of all people: each holds a connection to PostgreSQL while it runs. */
const MOST_IN_ALL = 5;

/** Downloads under way in this process, by person. */
export class ExportTurns {
  readonly #running = new Map<string, number>();

  /** @returns the end of the turn, to be called once @throws HttpError 429 */
  take(userId: string): () => void {
    const own = this.#running.get(userId) ?? 0;
    if (own >= MAX_EXPORTS_AT_ONCE)
      throw new HttpError(429, exportErrors.tooManyOwn({ count: own }), {
        retryAfter: 10,
      });
    const all = [...this.#running.values()].reduce((sum, count) => sum + count, 0);
    if (all >= MOST_IN_ALL) throw new HttpError(429, exportErrors.tooMany(), { retryAfter: 10 });
    this.#running.set(userId, own + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const left = (this.#running.get(userId) ?? 1) - 1;
      if (left > 0) this.#running.set(userId, left);
      else this.#running.delete(userId);
    };
  }
}
