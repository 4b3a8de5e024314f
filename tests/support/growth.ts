import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Hold } from '../../server/http/eventLoop';

/** A request of some size. */
export interface Case {
  /** What grows, for the report: `body.question: <`. */
  name: string;
  /** The sizes to send, each four times the one before. */
  sizes: readonly number[];
  send(size: number): Promise<unknown>;
}

/** Work of all threads for one answer. Processor time, since the machine is busy. */
const MOST_MS = 1_000;
/** Four times the input may take at most five times the work. */
const MOST_GROWTH = 5;
/** Work up to here is noise: a collection of garbage, a query planned anew. */
const NOISE_MS = 60;
const MOST_KEPT_MB = 50;
/** The least of several measurements counts. */
const REPEATS = 3;

const workSoFar = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Returns three sizes up to a limit, each four times the one before. */
export const sizesUpTo = (limit: number): number[] => [16, 4, 1].map(part => Math.max(1, Math.floor(limit / part)));

/**
 * Sends a case in growing sizes, and stops at the first fault: work of over a second, work that grows faster than its input, or a hold of
 * the event loop. What exceeds a limit is measured again before it counts.
 * @param holds collected by the app; emptied
 * @returns the fault
 */
export async function growthFault({ name, sizes, send }: Case, holds: Hold[]): Promise<string | undefined> {
  let before = MOST_MS / MOST_GROWTH;
  for (const size of sizes) {
    const most = Math.min(MOST_MS, MOST_GROWTH * before);
    let work = Number.POSITIVE_INFINITY;
    let held = Number.POSITIVE_INFINITY;
    for (let time = 0; time < REPEATS && (work > most || held > 0); time += 1) {
      holds.length = 0;
      const began = workSoFar();
      await send(size);
      work = Math.min(work, workSoFar() - began);
      held = Math.min(held, Math.max(0, ...holds.map(({ ms }) => ms)));
      holds.length = 0;
      // a second measurement would take as long
      if (work > 3 * MOST_MS) break;
    }
    if (held > 0) return `${name}, ${size}: held the event loop for ${held} ms`;
    if (work > MOST_MS) return `${name}, ${size}: ${Math.round(work)} ms of work`;
    if (work > most)
      return `${name}, ${size}: ${Math.round(work)} ms of work, a quarter of it ${Math.round(before)} ms`;
    before = Math.max(work, NOISE_MS);
  }
  return undefined;
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

  /** Returns the fault if more memory is in use than at the beginning. Collects garbage only if it might be. */
  fault(): string | undefined {
    if (megabytes() - this.#before <= MOST_KEPT_MB) return undefined;
    this.#collect();
    const kept = Math.round(megabytes() - this.#before);
    return kept > MOST_KEPT_MB ? `keeps ${kept} MB` : undefined;
  }
}
