import { type RaRecord, useGetRecordRepresentation, useListContext, useResourceContext } from 'ra-core';
import { useCallback } from 'react';

/** What the rows of the present list are called, by the resource's `recordRepresentation`: of a record, and of one on this page by its id. */
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
