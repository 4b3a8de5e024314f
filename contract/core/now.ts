/** How far the server's clock is ahead of this device's, in ms; on the server itself always 0. */
let ahead = 0;

/** The present (ms since 1970) by the server's clock, whatever this device's clock shows. The only place that reads the clock. */
export const now = (): number => Date.now() + ahead;

/** How far the server's clock is ahead of this device's, in ms. */
export const clockAhead = (): number => ahead;

/**
 * Begins a request to the server; the returned function takes the server's time from its response. The server read its clock between the
 * two, to the second, which bounds the difference: it changes only where the bounds exclude it, so a slow response changes nothing.
 *
 * @param since ms since the request began
 */
export function readClock(since = 0): (serverTime: number | undefined) => void {
  const sent = Date.now() - since;
  return serverTime => {
    if (serverTime) ahead = Math.min(Math.max(ahead, serverTime - Date.now()), serverTime + 1000 - sent);
  };
}
