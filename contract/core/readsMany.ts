import { z } from 'zod';
import type { Endpoint } from './endpoint';

/** Endless; what it reads is little. */
const STREAM = 'text/event-stream';

/**
 * Whether a call reads many records: a list, a download, or a report (what is asked for by a query). These are most of what a
 * database has to do, and a copy of it can do them; a record, a session or a right is read where it is written.
 */
export function readsMany({ method, access, answer, query, download = [] }: Endpoint): boolean {
  if (method !== 'GET' || access === 'public' || download.includes(STREAM)) return false;
  const isList = answer instanceof z.ZodObject && answer.shape.list instanceof z.ZodArray;
  return isList || download.length > 0 || query !== undefined;
}
