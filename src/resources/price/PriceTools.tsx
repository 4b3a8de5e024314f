import { Gavel, History, Plus, SlidersHorizontal, Upload } from 'lucide-react';
import { useNavigate, useRouterProvider } from 'ra-core';
import { useState } from 'react';
import { priceApi } from '../../../contract/price/priceApi';
import { priceCeilingApi } from '../../../contract/price/priceCeilingApi';
import { isOffered } from '../../dataProvider/isOffered';
import { Button } from '../../ui/Button';
import { idlePart } from '../../ui/idlePart';
import { lazyPart } from '../../ui/lazyPart';
import { AreaFilter } from '../../ui/list/filter/AreaFilter';
import { ToolAction } from '../../ui/list/tools/ToolAction';
import { ToolBar } from '../../ui/list/tools/ToolBar';
import { SearchBox } from '../../ui/SearchBox';
import { AsOfMenu } from './AsOfMenu';
import { DownloadMenu } from './DownloadMenu';
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
