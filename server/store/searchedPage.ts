import type { PageStatement } from './boundedPage';
import { collected, type FoundRow, merged, SEARCHED_ROWS, type Searched, sorted, walked } from './searchSteps';

/**
 * Creates the statement for a page of search results, whose time does not grow with the table (decision 0034). Matches are collected up to
 * the bound, in no order, and sorted. Where there are more:
 * - the first rows of each matching merchant, customer or other record are merged, if those records are few;
 * - else matches are frequent, and walking the list's own index soon fills a page;
 * - else, where all matches lie far down the list, all of them are sorted.
 */
export function searchedPage(searched: Searched): PageStatement {
  const collect = collected(searched);
  // built on first use, which only a frequent text causes
  const merge = once(() => merged(searched));
  const walk = once(() => walked(searched));
  const sort = once(() => sorted(searched));
  return {
    async execute(values) {
      const found = await collect.execute(values);
      const { total, ownFit } = found[0] ?? { total: 0, ownFit: true };
      if (total <= SEARCHED_ROWS) return found;
      // there are more matches than a page holds, so a page that is not full was searched for the wrong way
      const isFull = (rows: readonly FoundRow[]) => rows.length === values.limit;
      let rows = ownFit && searched.others.length > 0 ? await merge().execute(values) : [];
      if (!isFull(rows)) rows = await walk().execute(values);
      if (!isFull(rows)) rows = await sort().execute(values);
      return rows.map(({ row }) => ({ row, total }));
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
