import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Hold } from '../../server/http/eventLoop';

/** A request that can be sent in any size. */
export interface Case {
  /** What grows, for the report: `body.question: <`. */
  name: string;
  /** The largest size. */
  most: number;
  send(size: number): Promise<unknown>;
}

/** Work of all threads for one answer. Processor time, since the machine is busy. */
const MOST_MS = 1_000;
/** Four times the input may take at most five times the work. */
const MOST_GROWTH = 5;
/** Work up to here is noise: a collection of garbage, a query planned anew, a core shared with other work. */
const NOISE_MS = 100;
const MOST_KEPT_MB = 50;
const MOST_COLLECTIONS = 30;
/** The least of several measurements counts. */
const REPEATS = 5;

const workSoFar = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Sends a sixteenth of a case, a quarter unless that took no time, and all of it, and stops at the first fault: work of over a second, work that grows faster than its
 * input, or a hold of the event loop. What exceeds a limit is measured again before it counts.
 * @param holds collected by the app; emptied
 * @returns the fault
 */
export async function growthFault({ name, most, send }: Case, holds: Hold[]): Promise<string | undefined> {
  let before = MOST_MS / MOST_GROWTH;
  const judge = async (part: number) => {
    const size = Math.max(1, Math.floor(most / part));
    const limit = Math.min(MOST_MS, MOST_GROWTH * before);
    const { work, held } = await leastWork(() => send(size), limit, holds);
    if (held > 0) return `${name}, ${size}: held the event loop for ${held} ms`;
    if (work > MOST_MS) return `${name}, ${size}: ${Math.round(work)} ms of work`;
    if (work > limit) return `${name}, ${size}: ${Math.round(work)} ms of work, a part of it ${Math.round(before)} ms`;
    before = Math.max(work, NOISE_MS);
    return undefined;
  };
  const fault = await judge(16);
  if (fault) return fault;
  // where a sixteenth took no time, a quarter is sent only if all of it does
  if (before === NOISE_MS && !(await judge(1))) return undefined;
  return (await judge(4)) ?? judge(1);
}

async function leastWork(send: () => Promise<unknown>, enough: number, holds: Hold[]) {
  const least = { work: Number.POSITIVE_INFINITY, held: Number.POSITIVE_INFINITY };
  for (let time = 0; time < REPEATS && (least.work > enough || least.held > 0); time += 1) {
    holds.length = 0;
    const began = workSoFar();
    await send();
    least.work = Math.min(least.work, workSoFar() - began);
    least.held = Math.min(least.held, Math.max(0, ...holds.map(({ ms }) => ms)));
    holds.length = 0;
    // a second measurement would take as long
    if (least.work > 3 * MOST_MS) break;
  }
  return least;
}

const megabytes = () => {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
};

/** Watches the memory that is still in use after garbage has been collected. */
export class KeptMemory {
  readonly #collect: () => void;
  readonly #before: number;

  constructor() {
    setFlagsFromString('--expose-gc');
    this.#collect = runInNewContext('gc') as () => void;
    this.#collect();
    this.#before = megabytes();
  }

  /**
   * Returns the fault if more memory is in use than at the beginning. Collects garbage only if it might be, and again for three seconds:
   * what a request leaves behind may end after its response.
   */
  async fault(): Promise<string | undefined> {
    for (let time = 0; this.#kept() > MOST_KEPT_MB && time < MOST_COLLECTIONS; time += 1) {
      this.#collect();
      if (this.#kept() > MOST_KEPT_MB) await setTimeout(100);
    }
    const kept = this.#kept();
    return kept > MOST_KEPT_MB ? `keeps ${Math.round(kept)} MB` : undefined;
  }

  #kept() {
    return megabytes() - this.#before;
  }
}
