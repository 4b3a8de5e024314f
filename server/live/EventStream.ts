import { Readable } from 'node:stream';

/** Messages queued for a slow reader. Older ones are dropped, since each carries the whole unread count. */
const MOST_WAITING = 10;
/** Unread heartbeats after which a reader is considered disconnected. */
const MOST_MISSED = 3;

/** One open stream of server-sent events. Never buffers more than a few messages, however slow the reader. */
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
    // delay before a browser reconnects
    this.#put('retry: 3000\n\n');
  }

  send(event: string, data: unknown) {
    this.#put(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Keeps proxies from closing an idle connection, and detects disconnected readers. */
  beat() {
    if (this.#waiting.length === 0) {
      this.#missed = 0;
      this.#put(': \n\n');
    } else {
      this.#missed += 1;
      if (this.#missed >= MOST_MISSED) this.destroy();
    }
  }

  /** Ends the stream after the queued messages, with `event` as the last one. */
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
