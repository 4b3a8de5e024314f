import { url as debuggerAddress } from 'node:inspector';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Work that let nothing else run. */
export interface Hold {
  ms: number;
  /** `GET /v1/cms/banner/:id` of each request in progress meanwhile; none for a background job. */
  routes: readonly string[];
}

/** Longest hold that is not reported. */
export const MOST_HELD_MS = 200;

const BEAT_MS = 50;
/** Requests in progress whose routes are shared with the thread that watches for a standstill. */
const SLOTS = 256;

/** Layout of the memory shared with that thread: beats so far, whether a debugger is attached, then the number of a route in each slot. */
export const SHARED = { beats: 0, debugged: 1, slots: 2 } as const;

export interface EventLoopOptions {
  /** The time in milliseconds that holds are measured in. Tests count the thread's processor time, since their machine is busy. */
  clock?: () => number;
  /** Called instead of logging the hold. */
  onHold?: (hold: Hold) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    eventLoop: EventLoop;
  }
  interface FastifyContextConfig {
    /** A response that never ends, such as live events: its request is not named as the cause of a hold. */
    endless?: boolean;
  }
}

/** Knows which requests are in progress, and reports when one of them has held the event loop. */
class EventLoop {
  /** `GET /v1/…`; a slot holds 1 + the position here. */
  readonly routes: string[] = [];
  readonly shared = new Int32Array(new SharedArrayBuffer((SHARED.slots + SLOTS) * Int32Array.BYTES_PER_ELEMENT));
  /** Number of holds by the routes that were in progress. */
  readonly holds = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  readonly #free = Array.from({ length: SLOTS }, (_, slot) => SHARED.slots + slot);
  readonly #running = new Map<FastifyRequest, { route: string; slot: number | undefined }>();
  readonly #clock: () => number;
  readonly #onHold: (hold: Hold) => void;
  #last: number;

  constructor({ clock, onHold }: Required<EventLoopOptions>) {
    this.#clock = clock;
    this.#onHold = onHold;
    this.#last = clock();
    this.#noteDebugger();
  }

  addRoute(route: string) {
    this.routes.push(route);
    this.#numbers.set(route, this.routes.length);
  }

  begin(request: FastifyRequest) {
    this.#look();
    const route = `${request.method} ${request.routeOptions.url ?? 'none'}`;
    const number = this.#numbers.get(route);
    const slot = number && this.#free.pop();
    if (number && slot) this.shared[slot] = number;
    this.#running.set(request, { route, slot });
  }

  end(request: FastifyRequest) {
    const running = this.#running.get(request);
    if (!running) return;
    this.#look();
    this.#running.delete(request);
    if (!running.slot) return;
    this.shared[running.slot] = 0;
    this.#free.push(running.slot);
  }

  beat = () => {
    this.#look();
    Atomics.add(this.shared, SHARED.beats, 1);
    this.#noteDebugger();
  };

  #noteDebugger() {
    this.shared[SHARED.debugged] = debuggerAddress() === undefined ? 0 : 1;
  }

  /** Judges the time since the last look, during which the same requests were in progress. */
  #look() {
    const now = this.#clock();
    const ms = Math.round(now - this.#last - BEAT_MS);
    this.#last = now;
    if (ms <= MOST_HELD_MS) return;
    const routes = [...new Set([...this.#running.values()].map(({ route }) => route))];
    for (const route of routes.length > 0 ? routes : ['none']) this.holds.set(route, (this.holds.get(route) ?? 0) + 1);
    this.#onHold({ ms, routes });
  }
}

/** Decorates the app with `eventLoop`. A hold is logged when it is over, with the routes of the requests in progress meanwhile. */
export const eventLoop = fp<EventLoopOptions>(
  async (app, { clock = () => performance.now(), onHold }) => {
    const loop = new EventLoop({
      clock,
      onHold: onHold ?? (hold => app.log.warn({ ...hold }, 'the event loop was held')),
    });
    app.decorate('eventLoop', loop);
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) loop.addRoute(`${one} ${url}`);
    });
    app.addHook('onRequest', (request, _reply, done) => {
      if (!request.routeOptions.config.endless) loop.begin(request);
      done();
    });
    app.addHook('onResponse', (request, _reply, done) => {
      loop.end(request);
      done();
    });
    const timer = setInterval(loop.beat, BEAT_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'event-loop' },
);
