import { Download } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { Endpoint } from '../../../contract/core/endpoint';
import { priceApi } from '../../../contract/price/priceApi';
import { saveFile } from '../../browser/saveFile';
import { ApiError } from '../../dataProvider/ApiError';
import { address } from '../../dataProvider/address';
import { type DownloadProgress, streamDownload } from '../../dataProvider/streamDownload';
import { ExportProgress } from '../../ui/list/export/ExportProgress';
import { ToolAction } from '../../ui/list/tools/ToolAction';
import { Menu, MenuItem } from '../../ui/material/overlays';
import { usePriceQuery } from './usePriceQuery';
import { usePrices } from './usePrices';

/** Downloads prices as Excel or PDF as shown in the table, and the workbook to fill in. */
export const DownloadMenu = () => {
  const { t, may, category } = usePrices();
  const notify = useNotify();
  const { search, areas, at } = usePriceQuery();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [running, setRunning] = useState<DownloadProgress | null>(null);
  const stop = useRef<AbortController>(null);
  const files: [key: string, endpoint: Endpoint, open: boolean][] = [
    ['list_excel', priceApi.export, may.take],
    ['list_pdf', priceApi.pdf, may.take],
    ['format', priceApi.format, may.change],
  ];
  const open = files.filter(([, , allowed]) => allowed);
  if (open.length === 0) return null;

  const take = async (endpoint: Endpoint) => {
    setAnchor(null);
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    setRunning({ rows: null, bytes: 0 });
    // the workbook takes no time, and only the area levels that have prices
    const query = Object.fromEntries(
      Object.entries({ search, at, ...areas }).filter(
        ([name, value]) => value && name in (endpoint.query?.shape ?? {}),
      ),
    );
    try {
      const url = address(endpoint, { category }, query);
      const { file, name } = await streamDownload(url, { signal, onProgress: setRunning });
      saveFile(file, name);
      notify(t('tools.downloaded', { name }), { type: 'success' });
    } catch (error) {
      if (!signal.aborted) notify(error instanceof ApiError ? error.message : String(error), { type: 'error' });
    } finally {
      setRunning(null);
    }
  };
  return (
    <>
      <ToolAction
        title={t('tools.download')}
        icon={Download}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={running !== null}
        onClick={event => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {open.map(([key, endpoint]) => (
            <MenuItem key={key} onClick={() => void take(endpoint)}>
              {t(`tools.${key}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {running && <ExportProgress {...running} onStop={() => stop.current?.abort()} />}
    </>
  );
};
