import { Readable } from 'node:stream';

/** Messages that wait for a slow reader. Older ones are dropped: each carries the whole unread count. */
const MOST_WAITING = 10;
/** Heartbeats that a reader may leave unread before it counts as gone. */
const MOST_MISSED = 3;

/** One open stream of server-sent events. Never holds more than a few messages, however slowly it is read. */
export class EventStream extends Readable {
  readonly #waiting: string[] = [];
  #wanted = false;
  #missed = 0;
  #ending = false;

  constructor(
    readonly user_id: string,
    readonly session_id: string,
  ) {
    super({ highWaterMark: 16_384 });
    // how long a browser waits before it comes again
    this.#put('retry: 3000\n\n');
  }

  send(event: string, data: unknown) {
    this.#put(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Keeps proxies from closing a silent connection, and finds readers that are gone. */
  beat() {
    if (this.#waiting.length === 0) {
      this.#missed = 0;
      this.#put(': \n\n');
    } else {
      this.#missed += 1;
      if (this.#missed >= MOST_MISSED) this.destroy();
    }
  }

  /** Ends the stream after what waits; with `event` as its last word. */
  finish(event?: string) {
    if (event) this.send(event, {});
    this.#ending = true;
    this.#flush();
  }

  override _read() {
    this.#wanted = true;
    this.#flush();
  }

  #put(message: string) {
    if (this.#ending) return;
    if (this.#waiting.length >= MOST_WAITING) this.#waiting.shift();
    this.#waiting.push(message);
    this.#flush();
  }

  #flush() {
    while (this.#wanted && this.#waiting.length > 0) this.#wanted = this.push(this.#waiting.shift());
    if (this.#ending && this.#waiting.length === 0 && !this.readableEnded) {
      this.#wanted = false;
      this.push(null);
    }
  }
}
