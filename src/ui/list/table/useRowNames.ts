import {
  type Identifier,
  type RaRecord,
  useGetRecordRepresentation,
  useListContext,
  useResourceContext,
} from 'ra-core';
import { useCallback, useEffect } from 'react';

/** Names of selected rows, by resource and id, for when they are no longer in sight: the latest ones, as a session may select for days. */
const selectedNames = new Map<string, string>();
const MAX_NAMES = 10_000;
const keyOf = (resource: string, id: unknown) => `${resource}/${id}`;

/** Returns functions that name a record of the current list, or a selected one by its id, using the resource's `recordRepresentation`. */
export function useRowNames<Row extends RaRecord>() {
  const resource = useResourceContext() ?? '';
  const representation = useGetRecordRepresentation(resource);
  const { data, selectedIds } = useListContext<Row>();
  const nameOf = useCallback((record: Row) => String(representation(record) ?? ''), [representation]);
  /** Keeps the names of rows that are being selected. */
  const keepNames = useCallback(
    (rows: readonly Row[]) => {
      for (const row of rows) selectedNames.set(keyOf(resource, row.id), nameOf(row));
      for (const key of selectedNames.keys()) if (selectedNames.size > MAX_NAMES) selectedNames.delete(key);
    },
    [resource, nameOf],
  );
  useEffect(() => keepNames(data?.filter(({ id }) => selectedIds?.includes(id)) ?? []), [data, selectedIds, keepNames]);
  const nameOfId = (id: unknown) => {
    const record = data?.find(row => row.id === id);
    return record ? nameOf(record) : selectedNames.get(keyOf(resource, id));
  };
  return { nameOf, nameOfId, keepNames };
}

/** Returns which of the selected rows the list does not show now: they are on another page, or filtered out. */
export function useOutOfSight(): Identifier[] {
  const { data = [], selectedIds = [] } = useListContext();
  return selectedIds.filter(id => !data.some(row => row.id === id));
}
