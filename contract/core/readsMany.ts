import { z } from 'zod';
import type { Endpoint } from './endpoint';

/** A stream never ends and reads little. */
const STREAM = 'text/event-stream';

/**
 * Whether a call reads many records: a list, a download, or a report (any call with a query). These make up most of the
 * database load, and a replica can serve them; single records, sessions and permissions are read from the primary.
 */
export function readsMany({ method, access, response, query, download = [] }: Endpoint): boolean {
  if (method !== 'GET' || access === 'public' || download.includes(STREAM)) return false;
  const isList = response instanceof z.ZodObject && response.shape.list instanceof z.ZodArray;
  return isList || download.length > 0 || query !== undefined;
}
