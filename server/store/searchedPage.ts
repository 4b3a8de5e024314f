import type { PageStatement } from './boundedPage';
import { collected, type FoundRow, merged, SEARCHED_ROWS, type Searched, sorted, walked } from './searchSteps';

/**
 * A page of what a search finds, whose time does not grow with the table (decision 0034). What is found is collected up to the bound,
 * without an order, and sorted. Where that is not all:
 * - the first rows of each merchant, customer or whatever else the search found are merged, where these are few;
 * - else what fits is frequent, and the list's own index meets a page of it soon;
 * - else, where all that fits lies far down in the list, all of it is sorted.
 */
export function searchedPage(searched: Searched): PageStatement {
  const collect = collected(searched);
  // built when a frequent text asks for them first
  const merge = once(() => merged(searched));
  const walk = once(() => walked(searched));
  const sort = once(() => sorted(searched));
  return {
    async execute(values) {
      const found = await collect.execute(values);
      const { total, ownFit } = found[0] ?? { total: 0, ownFit: true };
      if (total <= SEARCHED_ROWS) return found;
      // there are more than a page can hold: one that is not full was looked for in the wrong place
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
