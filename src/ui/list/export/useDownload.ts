import { useNotify } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../browser/saveFile';
import { ApiError } from '../../../dataProvider/ApiError';
import type { DownloadProgress } from '../../../dataProvider/streamDownload';
import { useNoun } from '../../fields/useNoun';

/**
 * Returns a function that downloads a streamed file and reports the result. Leaving the page stops the download.
 *
 * @returns `running` and `stop` for an `<ExportProgress>`; `download` takes the address
 */
export function useDownload() {
  const notify = useNotify();
  const noun = useNoun();
  const [running, setRunning] = useState<DownloadProgress | null>(null);
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);

  const download = async (url: string) => {
    const stop = new AbortController();
    stopper.current = stop;
    setRunning({ rows: null, bytes: 0 });
    try {
      // The code is loaded with the first download.
      const { streamDownload } = await import('../../../dataProvider/streamDownload');
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
  return { running, download, stop: () => stopper.current?.abort() };
}
