import { useListContext, useResourceContext } from 'ra-core';
import type { ExportFormat } from '../../../../contract/export';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { listAddress } from '../../../dataProvider/address';
import { useDownload } from './useDownload';

/** Exports all rows of the list, as currently filtered and sorted; also as PDF if the resource declares `endpoints.pdf`. */
export function useExport() {
  const resource = useResourceContext() ?? '';
  const { sort, filter, filterValues } = useListContext();
  const { findResource } = useCatalogue();
  const { running, download, stop } = useDownload();

  const endpoints = findResource(resource)?.endpoints;
  const start = async (format: ExportFormat | 'pdf') => {
    const entry = endpoints?.[format === 'pdf' ? 'pdf' : 'export'];
    const asked = { ...filter, ...filterValues };
    if (entry) await download(listAddress(entry, { sort, filter: format === 'pdf' ? asked : { ...asked, format } }));
  };
  return { running, hasPdf: endpoints?.pdf !== undefined, start, stop };
}
