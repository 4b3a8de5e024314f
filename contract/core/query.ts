import { z } from 'zod';
import { trimmedText } from './fields';
import { plainText } from './plainText';
import { searches } from './searchedFields';

export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;

/** `true`/`false` (or `1`/`0`) in a query string. */
export const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform(value => value === 'true' || value === '1')
  .meta({ title: 'Penanda', kind: 'boolean' });

/** A boolean filter. Given both values, as when both are ticked in a list, it does not filter. */
export const flagFilter = z.preprocess(value => {
  if (!Array.isArray(value)) return value;
  const known = flag.array().safeParse(value).data;
  if (!known) return value;
  return known.every(on => on === known[0]) ? value[0] : undefined;
}, flag.optional());

/** Maximum number of values of a repeatable filter. */
export const MAX_REPEATED = 100;

/** What is searched for, with spaces, hyphens and digits as typed plainly. */
export const searchText = (max: number) => trimmedText(max).transform(plainText);

/** A repeatable filter: `?status=a&status=b`. Handlers always receive an array. */
export const repeated = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    value => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(MAX_REPEATED).optional(),
  );

/**
 * Query of a list: `page` from 1, `limit` up to 100, `search`, and `sort` by one of the given names, prefixed with
 * `-` for descending order. Add filters with `.extend({ … })` under the names of the specification's point 3.
 * @param searched the fields covered by `search`, where they are columns of the list's table
 */
export const listQuery = <const Sort extends readonly [string, ...string[]]>(
  sorts: Sort,
  searched: readonly string[] = [],
) =>
  z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1).meta({ title: 'Halaman' }),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(MAX_PAGE_SIZE)
      .default(DEFAULT_PAGE_SIZE)
      .meta({ title: 'Jumlah per halaman' }),
    search: searchText(100).optional().meta({ title: 'Pencarian' }).register(searches, { fields: searched }),
    sort: z
      .enum(sorts.flatMap(name => [name, `-${name}`]) as [Sort[number] | `-${Sort[number]}`])
      .optional()
      .meta({ title: 'Urutan' }),
  });

/** The query every list handler receives; domains add their filters. */
export interface ListQuery {
  page: number;
  limit: number;
  search?: string | undefined;
  sort?: string | undefined;
}

/** Whether a list is paged; any other is returned whole. */
export const isPaged = ({ query }: { query?: z.ZodObject | undefined }): boolean =>
  query !== undefined && 'page' in query.shape;
