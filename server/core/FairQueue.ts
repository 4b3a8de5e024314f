interface Waiting {
  person: string;
  enter(): void;
}

/** On whose behalf work is done, and when it is no longer wanted. */
export interface Turn {
  person: string;
  /** Aborted, with the error to throw, when the caller has left. */
  signal: AbortSignal;
}

/** A queue for a few places that nobody can fill alone: each person has one place at a time, and the others wait in order of arrival. */
export class FairQueue {
  readonly #running = new Set<string>();
  readonly #waiting: Waiting[] = [];
  readonly #full: () => Error;

  /**
   * @param places for all people together
   * @param waitingEach how many further requests a person may have waiting
   * @param full creates the error for a request beyond that
   */
  constructor(
    readonly places: number,
    readonly waitingEach: number,
    full: () => Error,
  ) {
    this.#full = full;
  }

  /** Waits for a place. @returns a function that frees it @throws the error of `full`; the signal's reason if it is aborted first */
  async enter({ person, signal }: Turn): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#running.has(person) || this.#running.size >= this.places) await this.#wait(person, signal);
    else this.#running.add(person);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#running.delete(person);
      this.#next();
    };
  }

  #wait(person: string, signal: AbortSignal): Promise<void> {
    if (this.#waiting.filter(other => other.person === person).length >= this.waitingEach) throw this.#full();
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal.reason);
      };
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const waiting = { person, enter };
      this.#waiting.push(waiting);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** Gives the free place to the first in the queue who has none. */
  #next(): void {
    const at = this.#waiting.findIndex(({ person }) => !this.#running.has(person));
    const [first] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (!first) return;
    this.#running.add(first.person);
    first.enter();
  }
}
