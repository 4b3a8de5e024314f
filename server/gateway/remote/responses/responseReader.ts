import { z } from 'zod';
import type { Endpoint } from '../../../../contract/core/endpoint';
import { isPaged } from '../../../../contract/core/query';
import type { AskedPage } from '../adapter/paging';
import { keepIfUnchanged } from './keepIfUnchanged';
import { type AbsentFields, objectOf, type Reader, readerOf } from './readerOf';
import { readFlag, readWhole } from './readLeaf';
import { UnreadableValue } from './UnreadableValue';

/** Interprets `data` of a provider's response to one call. @throws UnreadableValue */
export type ResponseReader = (data: unknown, asked: AskedPage) => unknown;

/** Returns the reader for a call's response; paged lists may lack totals. */
export function responseReader(endpoint: Endpoint, absent: AbsentFields): ResponseReader {
  const { response } = endpoint;
  if (!response) return () => null;
  if (!(response instanceof z.ZodObject) || !isPage(response)) return readerOf(response, absent);
  const { meta: _meta, total: _total, ...shape } = response.shape as z.ZodRawShape;
  const read = readerOf(z.object(shape), absent);
  // a list without a position is complete, so its rows are its total
  if (!('meta' in response.shape)) return data => withTotal(read, data);
  return (data, asked) => withPosition(read, data, isPaged(endpoint) ? asked : undefined);
}

function withTotal(read: Reader, data: unknown) {
  const known = read(data) as { list: unknown[] };
  const total = count((data as { total?: unknown }).total, 'total') ?? known.list.length;
  return keepIfUnchanged(data, { ...known, total });
}

const isPage = ({ shape }: z.ZodObject) => 'list' in shape && 'total' in shape;

/**
 * Adds the position to a page. `total` is omitted where the provider does not count: no figure is better than a wrong one, and the console
 * then pages by whether the last page was full.
 *
 * @param asked undefined for a list that is never paged, so that its rows are all there are
 */
function withPosition(read: Reader, data: unknown, asked: AskedPage | undefined) {
  const given = objectOf(data);
  const meta = given.meta === undefined || given.meta === null ? {} : objectOf(given.meta);
  const known = read(given) as { list: unknown[] };
  const page = count(meta.page, 'page') ?? asked?.page ?? 1;
  const limit = count(meta.limit, 'limit') ?? asked?.limit ?? known.list.length;
  const inMeta = count(meta.total, 'total');
  const total = count(given.total, 'total') ?? inMeta ?? (asked ? undefined : known.list.length);
  const total_page =
    count(meta.total_page, 'total_page') ??
    (total === undefined ? page + Number(known.list.length >= limit) : Math.ceil(total / Math.max(limit, 1)));
  const more = meta.more ?? undefined;
  const counted = total === undefined ? {} : { total: inMeta ?? total };
  const position = { page, limit, total_page, ...(more !== undefined && { more: readFlag(more) }), ...counted };
  const whole = { ...known, meta: keepIfUnchanged(given.meta, position) };
  return keepIfUnchanged(given, total === undefined ? whole : { ...whole, total });
}

function count(value: unknown, name: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  try {
    return readWhole(value) as number;
  } catch (error) {
    throw error instanceof UnreadableValue ? error.within(name) : error;
  }
}
