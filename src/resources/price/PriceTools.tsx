import { Button } from '@mui/material';
import { History, Plus, Search, SlidersHorizontal } from 'lucide-react';
import { useRouterProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { REGION_CODES, REGIONS, type RegionCode } from '../../../contract/area/region';
import { lazyPart } from '../../ui/lazyPart';
import { AsOfMenu } from './AsOfMenu';
import { DownloadMenu } from './DownloadMenu';
import type { PlanSource } from './PlanSource';
import { UploadButton } from './UploadButton';
import { usePriceQuery } from './usePriceQuery';
import { usePrices } from './usePrices';

const BulkDialog = lazyPart(() => import('./BulkDialog').then(module => module.BulkDialog));
const BatchesDialog = lazyPart(() => import('./BatchesDialog').then(module => module.BatchesDialog));

const TYPING_MS = 300;

/** Search, region and time of the table; at the right files, bulk change and batches. */
export const PriceTools = ({ onLook }: { onLook: (source: PlanSource) => void }) => {
  const translate = useTranslate();
  const { t, may, category } = usePrices();
  const { Link } = useRouterProvider();
  const { search, region, go } = usePriceQuery();
  const [dialog, setDialog] = useState<'bulk' | 'batches' | null>(null);
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  const close = () => setDialog(null);
  return (
    <search className="list-tools" aria-label={translate('app.list.tools')}>
      <form
        className="list-search"
        role="presentation"
        onSubmit={event => {
          event.preventDefault();
          go({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
        }}
      >
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <input
          // shows that it was cleared from elsewhere
          key={search === '' ? 'none' : 'set'}
          name="search"
          type="search"
          aria-label={t('tools.search')}
          placeholder={t('tools.search')}
          maxLength={100}
          defaultValue={search}
          // biome-ignore lint/a11y/noAutofocus: it was typed in a moment ago
          autoFocus={timer !== undefined}
          onChange={({ target: { value } }) => {
            clearTimeout(timer);
            setTimer(setTimeout(() => go({ search: value.trim() }), TYPING_MS));
          }}
        />
      </form>
      <select
        className="filter"
        aria-label={t('tools.region')}
        data-set={region !== undefined}
        value={region ?? ''}
        onChange={event => go({ region: event.target.value as RegionCode | '' })}
      >
        <option value="">{t('tools.all_regions')}</option>
        {REGION_CODES.map(code => (
          <option key={code} value={code}>
            {REGIONS[code]}
          </option>
        ))}
      </select>
      <AsOfMenu />
      <div className="list-tools-end">
        <Button startIcon={<History strokeWidth={1.75} />} onClick={() => setDialog('batches')}>
          {t('tools.batches')}
        </Button>
        <DownloadMenu />
        {may.change && <UploadButton onLook={onLook} />}
        {may.change && (
          <Button startIcon={<SlidersHorizontal strokeWidth={1.75} />} onClick={() => setDialog('bulk')}>
            {t('tools.bulk')}
          </Button>
        )}
        {may.add && (
          <Button
            variant="contained"
            component={Link}
            to={`/price/${category}/add`}
            startIcon={<Plus strokeWidth={1.75} />}
          >
            {t('tools.add')}
          </Button>
        )}
      </div>
      {dialog === 'bulk' && <BulkDialog onLook={onLook} onClose={close} />}
      {dialog === 'batches' && <BatchesDialog onClose={close} />}
    </search>
  );
};
