import { Download, Gavel, History, Plus, SlidersHorizontal, Upload } from 'lucide-react';
import { useLocaleState, useNavigate, useNotify, useRouterProvider } from 'ra-core';
import { useRef, useState } from 'react';
import type { Endpoint } from '../../../contract/core/endpoint';
import { priceApi } from '../../../contract/price/priceApi';
import { priceCeilingApi } from '../../../contract/price/priceCeilingApi';
import { saveFile } from '../../browser/saveFile';
import { ApiError } from '../../dataProvider/ApiError';
import { address } from '../../dataProvider/address';
import { isOffered } from '../../dataProvider/isOffered';
import { type DownloadProgress, streamDownload } from '../../dataProvider/streamDownload';
import { formatDate } from '../../i18n/dates';
import { Button } from '../../ui/controls/Button';
import { SearchBox } from '../../ui/controls/SearchBox';
import { idlePart } from '../../ui/lazy/idlePart';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { ExportProgress } from '../../ui/list/export/ExportProgress';
import { FilterPopover } from '../../ui/list/filter/FilterPopover';
import { AreaFilter } from '../../ui/list/someFilters/AreaFilter';
import { ToolAction } from '../../ui/list/tools/ToolAction';
import { ToolBar } from '../../ui/list/tools/ToolBar';
import { Menu, MenuItem } from '../../ui/material/overlays';
import type { PlanSource } from './PlanSource';
import { usePriceQuery } from './usePriceQuery';
import { usePrices } from './usePrices';

const BulkDialog = lazyPart(() => import('./BulkDialog').then(module => module.BulkDialog));
// not loaded on first click: scripts set its file input while it is closed
const PriceUpload = idlePart(() => import('./PriceUpload').then(module => module.PriceUpload));
const BatchesDialog = lazyPart(() => import('./BatchesDialog').then(module => module.BatchesDialog));

const TYPING_MS = 300;

/** Search, areas and time of the table; at the right, files, bulk change and batches. */
export const PriceTools = ({ onLook }: { onLook: (source: PlanSource) => void }) => {
  const { t, may, category } = usePrices();
  const { Link } = useRouterProvider();
  const navigate = useNavigate();
  const { search, go } = usePriceQuery();
  const [dialog, setDialog] = useState<'bulk' | 'batches' | null>(null);
  const [uploads, setUploads] = useState(0);
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  const close = () => setDialog(null);
  return (
    <ToolBar
      end={
        <>
          {isOffered(priceCeilingApi.list) && (
            <ToolAction title={t('tools.ceilings')} icon={Gavel} onClick={() => navigate('/price/ceiling')} />
          )}
          {isOffered(priceApi.batches) && (
            <ToolAction title={t('tools.batches')} icon={History} onClick={() => setDialog('batches')} />
          )}
          <DownloadMenu />
          {may.change && <ToolAction title={t('tools.upload')} icon={Upload} onClick={() => setUploads(uploads + 1)} />}
          {may.change && (
            <Button startIcon={<SlidersHorizontal />} onClick={() => setDialog('bulk')}>
              {t('tools.bulk')}
            </Button>
          )}
          {may.add && (
            <Button variant="contained" component={Link} to={`/price/${category}/add`} startIcon={<Plus />}>
              {t('tools.add')}
            </Button>
          )}
        </>
      }
    >
      <form
        className="list-search"
        role="presentation"
        onSubmit={event => {
          event.preventDefault();
          go({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
        }}
      >
        <SearchBox
          // remounts to show that the search was cleared elsewhere
          key={search === '' ? 'none' : 'set'}
          name="search"
          label={t('tools.search')}
          maxLength={100}
          defaultValue={search}
          // the user was typing in it a moment ago
          autoFocus={timer !== undefined}
          onChange={({ target: { value } }) => {
            clearTimeout(timer);
            setTimer(setTimeout(() => go({ search: value.trim() }), TYPING_MS));
          }}
        />
      </form>
      <AreaFilter />
      <AsOfMenu />
      {may.change && <PriceUpload asked={uploads} />}
      {dialog === 'bulk' && <BulkDialog onLook={onLook} onClose={close} />}
      {dialog === 'batches' && <BatchesDialog onClose={close} />}
    </ToolBar>
  );
};

const AsOfPanel = lazyPart(() => import('./AsOfPanel').then(module => module.AsOfPanel));

/** The time for which prices are shown: now, or an entered time. */
const AsOfMenu = () => {
  const { t } = usePrices();
  const [locale] = useLocaleState();
  const { at } = usePriceQuery();
  const shown = at ? formatDate(at, 'moment', locale) : '';
  return (
    // closes when the time changes
    <FilterPopover key={shown} label={at ? `${t('tools.at')} ${shown}` : t('tools.now')} count={0}>
      <AsOfPanel shown={shown} />
    </FilterPopover>
  );
};

/** Downloads prices as Excel or PDF as shown in the table, and the workbook to fill in. */
const DownloadMenu = () => {
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
