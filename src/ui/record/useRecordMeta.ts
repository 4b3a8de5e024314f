import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'ra-core';
import { type RefinedMeta, useRefinePageMeta } from '../../catalogue/PageMeta';
import { truncate } from '../../i18n/truncate';
import { useListAddress } from '../list/listMemory';

/** Maximum length of a record's name in the breadcrumbs, in characters. */
const CRUMB_LENGTH = 60;

/**
 * Shows the record's name in the breadcrumbs and, if `titled`, as the page's title, and links back to the list in
 * its last state.
 *
 * @param own metadata of a page below the record's, which overrides the above
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
