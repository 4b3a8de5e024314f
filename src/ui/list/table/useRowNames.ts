import { type RaRecord, useGetRecordRepresentation, useListContext, useResourceContext } from 'ra-core';
import { useCallback } from 'react';

/** Returns functions that name a record of the current list, or one on this page by its id, using the resource's `recordRepresentation`. */
export function useRowNames<Row extends RaRecord>() {
  const representation = useGetRecordRepresentation(useResourceContext() ?? '');
  const { data } = useListContext<Row>();
  const nameOf = useCallback((record: Row) => String(representation(record) ?? ''), [representation]);
  const nameOfId = (id: unknown) => {
    const record = data?.find(row => row.id === id);
    return record && nameOf(record);
  };
  return { nameOf, nameOfId };
}
