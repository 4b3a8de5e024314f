interface Waiting {
  exclusive: boolean;
  enter(): void;
}

export interface Patience {
  ms: number;
  /** The error to throw on timeout. */
  over(): Error;
}

/**
 * A fair queue for a single connection: statements run concurrently, a transaction runs alone, all in order of
 * arrival.
 */
export class FairLock {
  #inside = 0;
  #held = false;
  readonly #queue: Waiting[] = [];

  /** Runs work that may overlap with other shared work, once no exclusive work is running. */
  shared<T>(work: () => Promise<T>, patience?: Patience): Promise<T> {
    return this.#enter(false, work, patience);
  }

  /** Runs work that nothing may overlap with. */
  exclusive<T>(work: () => Promise<T>, patience?: Patience): Promise<T> {
    return this.#enter(true, work, patience);
  }

  async #enter<T>(exclusive: boolean, work: () => Promise<T>, patience: Patience | undefined): Promise<T> {
    if (this.#queue.length > 0 || !this.#free(exclusive)) await this.#wait(exclusive, patience);
    else this.#count(exclusive);
    try {
      return await work();
    } finally {
      if (exclusive) this.#held = false;
      else this.#inside -= 1;
      this.#next();
    }
  }

  #free(exclusive: boolean) {
    return !this.#held && !(exclusive && this.#inside > 0);
  }

  #count(exclusive: boolean) {
    if (exclusive) this.#held = true;
    else this.#inside += 1;
  }

  #wait(exclusive: boolean, patience: Patience | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(patience!.over());
        this.#next();
      };
      const timer = patience && setTimeout(giveUp, patience.ms);
      const waiting: Waiting = {
        exclusive,
        enter: () => {
          clearTimeout(timer);
          this.#count(exclusive);
          resolve();
        },
      };
      this.#queue.push(waiting);
    });
  }

  #next() {
    while (this.#queue[0] && this.#free(this.#queue[0].exclusive)) this.#queue.shift()!.enter();
  }
}
