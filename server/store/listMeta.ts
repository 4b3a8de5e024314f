import type { ListMeta, Page } from '../../contract/core/response';

/** Returns the position of a page in a list, in response form. */
export const listMeta = ({ page, limit }: Pick<ListMeta, 'page' | 'limit'>, total: number): ListMeta => ({
  page,
  limit,
  total,
  total_page: Math.ceil(total / limit),
});

/** Returns a list that is never paged, in response form. */
export const wholeList = <Item>(list: Item[]): Page<Item> => ({
  list,
  meta: { page: 1, limit: list.length, total: list.length, total_page: list.length > 0 ? 1 : 0 },
  total: list.length,
});

interface Counted extends Pick<ListMeta, 'page' | 'limit'> {
  /** One more than the bound if counting ended there; a larger one was stored somewhere, not counted. */
  total: number;
  bound: number;
}

/** Returns the same where rows are counted, and can be paged through, only up to a bound. */
export function totalsOf({ page, limit, total, bound }: Counted): { meta: ListMeta; total: number } {
  const more = total === bound + 1;
  const known = more ? bound : total;
  const total_page = Math.ceil(Math.min(known, bound) / limit);
  return { meta: { page, limit, total: known, total_page, ...(more && { more }) }, total: known };
}
