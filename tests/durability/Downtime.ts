import { setTimeout as wait } from 'node:timers/promises';
import { isReady } from './isReady';

const EVERY_MS = 100;

/** Polls servers for readiness and adds up the time they were not ready. */
export class Downtime {
  /** Seconds during which at least one was not ready, and during which none was. */
  #any = 0;
  #all = 0;
  #over = false;

  constructor(urls: () => readonly string[]) {
    void this.#ask(urls);
  }

  /** Returns what has accumulated since the last call. */
  take() {
    const taken = { any: this.#any, all: this.#all };
    this.#any = 0;
    this.#all = 0;
    return taken;
  }

  end() {
    this.#over = true;
  }

  async #ask(urls: () => readonly string[]) {
    let since = performance.now();
    while (!this.#over) {
      const ready = await Promise.all(urls().map(isReady));
      await wait(EVERY_MS);
      const now = performance.now();
      if (ready.includes(false)) this.#any += (now - since) / 1_000;
      if (!ready.includes(true)) this.#all += (now - since) / 1_000;
      since = now;
    }
  }
}
