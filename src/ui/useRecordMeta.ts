import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'ra-core';
import { type RefinedMeta, useRefinePageMeta } from '../catalogue/PageMeta';
import { truncate } from '../i18n/truncate';
import { useListAddress } from './list/listMemory';

/** Characters of a record's name in the breadcrumbs. */
const CRUMB_LENGTH = 60;

/**
 * Sets the record's name in the breadcrumbs, and with `titled` as the page's title, and links back to the list in
 * its last state.
 *
 * @param own of a page below the record's, in place of those
 */
export function useRecordMeta(record: RaRecord | undefined, titled = false, own?: RefinedMeta): void {
  const back = useListAddress();
  const name = useGetRecordRepresentation(useResourceContext() ?? '')(record);
  const label = record && typeof name === 'string' ? name : undefined;
  useRefinePageMeta(
    label === undefined
      ? undefined
      : {
          back,
          crumb: titled ? { label, isTitle: true } : { label: truncate(label, CRUMB_LENGTH) },
          ...(titled && { title: label }),
          ...own,
        },
  );
}
