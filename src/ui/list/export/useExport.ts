import { useListContext, useNotify, useResourceContext } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { ExportFormat } from '../../../../contract/export';
import { saveFile } from '../../../browser/saveFile';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { ApiError } from '../../../dataProvider/ApiError';
import { listAddress } from '../../../dataProvider/address';
import type { DownloadProgress } from '../../../dataProvider/streamDownload';
import { useNoun } from '../../useNoun';

/** Downloads the list as it is filtered and sorted now: all rows, not only the page. As PDF where the resource declares `endpoints.pdf`. */
export function useExport() {
  const resource = useResourceContext() ?? '';
  const { sort, filterValues } = useListContext();
  const { findResource } = useCatalogue();
  const notify = useNotify();
  const noun = useNoun();
  const [running, setRunning] = useState<DownloadProgress | null>(null);
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const endpoints = findResource(resource)?.endpoints;
  const start = async (format: ExportFormat | 'pdf') => {
    const entry = endpoints?.[format === 'pdf' ? 'pdf' : 'export'];
    if (!entry) return;
    const stop = new AbortController();
    stopper.current = stop;
    setRunning({ rows: null, bytes: 0 });
    try {
      // Its code comes with the first download.
      const { streamDownload } = await import('../../../dataProvider/streamDownload');
      const url = listAddress(entry, { sort, filter: format === 'pdf' ? filterValues : { ...filterValues, format } });
      const { file, name } = await streamDownload(url, { signal: stop.signal, onProgress: setRunning });
      saveFile(file, name);
      notify('app.export.done', { type: 'success', messageArgs: { name } });
    } catch (error) {
      if (stop.signal.aborted) notify('app.export.stopped', { type: 'info' });
      else
        notify('app.export.failed', {
          type: 'error',
          messageArgs: { noun: noun(), reason: error instanceof ApiError ? error.message : '' },
        });
    } finally {
      setRunning(null);
    }
  };
  return { running, hasPdf: endpoints?.pdf !== undefined, start, stop: () => stopper.current?.abort() };
}
