import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'ra-core';
import { usePageMeta, useRefinePageMeta } from '../catalogue/PageMeta';
import { useListAddress } from './list/listMemory';

/** The page bears the record's name in its breadcrumbs, `titled` as its title too, and leads back to the list as it was left. */
export function useRecordMeta(record: RaRecord | undefined, titled = false): void {
  const { breadcrumbs } = usePageMeta();
  const back = useListAddress();
  const name = useGetRecordRepresentation(useResourceContext() ?? '')(record);
  const label = record && typeof name === 'string' ? name : undefined;
  useRefinePageMeta(
    label === undefined
      ? undefined
      : { back, breadcrumbs: [...breadcrumbs.slice(0, -1), { label }], ...(titled && { title: label }) },
  );
}
