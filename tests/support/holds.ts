import { type EventLoopOptions, type Hold, MOST_HELD_MS } from '../../server/http/eventLoop';
import { threadTime } from './threadTime';

/** Options of an app whose holds of the event loop are collected. */
export function watchHolds(): Required<EventLoopOptions> & { holds: Hold[] } {
  const holds: Hold[] = [];
  return {
    holds,
    clock: threadTime,
    onHold: hold => {
      // without a request in progress it was the test itself
      if (hold.routes.length > 0) holds.push(hold);
    },
  };
}

/** @throws Error naming each route that has held the event loop for too long */
export function expectNoHolds(holds: readonly Hold[]): void {
  if (holds.length === 0) return;
  const lines = holds.map(({ ms, routes }) => `${ms} ms: ${routes.join(', ')}`);
  throw new Error(`The event loop was held for over ${MOST_HELD_MS} ms\n${lines.join('\n')}`);
}
