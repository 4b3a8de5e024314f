import { Undo2 } from 'lucide-react';
import { useLocaleState, useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { now } from '../../../contract/core/now';
import { priceApi } from '../../../contract/price/priceApi';
import type { PriceBatch } from '../../../contract/price/pricePlan';
import { call } from '../../dataProvider/call';
import { isCancelled, withPassword } from '../../dataProvider/passwordGate';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatDate } from '../../i18n/dates';
import { Button } from '../../ui/controls/Button';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/material/overlays';
import { EmptyState } from '../../ui/states/EmptyState';
import { Failed } from '../../ui/states/Failed';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import { ProposalNotice } from './proposal/ProposalNotice';
import { usePrices } from './usePrices';
import './batches.css';

/** Price batches, newest first, with buttons to revert them. */
export const BatchesDialog = ({ onClose }: { onClose: () => void }) => {
  const { t, category, may, reload } = usePrices();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const id = useId();
  const [asking, setAsking] = useState<PriceBatch | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const {
    data,
    error: failure,
    refetch,
  } = useEndpointQuery(priceApi.batches, { params: { category }, query: { limit: 100 } });

  const isAhead = asking !== null && Date.parse(asking.valid_from) > now();

  const leave = () => {
    setAsking(null);
    setError(undefined);
  };
  const revert = async ({ id: batch, valid_from }: PriceBatch) => {
    setBusy(true);
    setError(undefined);
    try {
      await withPassword(() => call(priceApi.revert, { params: { id: batch } }));
      const date = formatDate(valid_from, 'moment', locale);
      notify(t(isAhead ? 'batches.done_ahead' : 'batches.done', { date }), { type: 'success' });
      leave();
      await reload();
    } catch (cause) {
      if (!isCancelled(cause)) setError((cause as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <DialogTitle id={`${id}-title`}>{t('batches.title')}</DialogTitle>
      <DialogContent>
        <ProposalNotice limit={100} onOpen={onClose} />
        {failure ? (
          <Failed error={failure} onRetry={() => void refetch()} />
        ) : !data ? (
          <TableSkeleton rows={4} />
        ) : data.list.length === 0 ? (
          <EmptyState title={t('batches.empty')} />
        ) : (
          <ul className="batches">
            {data.list.map(batch => (
              <BatchItem
                key={batch.id}
                batch={batch}
                locale={locale}
                onRevert={
                  may.change && batch.kind !== 'revert' && !batch.reverted_at ? () => setAsking(batch) : undefined
                }
              />
            ))}
          </ul>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('batches.close')}</Button>
      </DialogActions>
      <ConfirmDialog
        open={asking !== null}
        title={t('batches.ask', { smart_count: asking?.row_count ?? 0 })}
        text={
          <>
            {asking?.note && <b>{asking.note}. </b>}
            {t(isAhead ? 'batches.text_ahead' : 'batches.text')}{' '}
            {asking && t('batches.from', { date: formatDate(asking.valid_from, 'moment', locale) })}.
          </>
        }
        cancel={t('batches.cancel')}
        confirm={t(busy ? 'batches.busy' : 'batches.confirm')}
        busy={busy}
        error={error}
        onCancel={leave}
        onConfirm={() => asking && void revert(asking)}
      />
    </Dialog>
  );
};

interface BatchItemProps {
  batch: PriceBatch;
  locale: string;
  /** Absent if it cannot be reverted. */
  onRevert: (() => void) | undefined;
}

/** A batch: its note, number of prices, start and author. */
const BatchItem = ({ batch, locale, onRevert }: BatchItemProps) => {
  const { t } = usePrices();
  const { note, kind, row_count, valid_from, created_at, created_by_name, approved_by_name, reverted_at } = batch;
  const name = note ?? t(`kinds.${kind}`);
  const written = (instant: string) => formatDate(instant, 'moment', locale);
  return (
    <li className="row gap-12 between">
      <div>
        <b>{name}</b>
        <p>
          {t(`kinds.${kind}`)}, {t('batches.rows', { smart_count: row_count })},{' '}
          {t('batches.from', { date: written(valid_from) })}
        </p>
        <small>{t('batches.by', { name: created_by_name ?? '–', date: written(created_at) })}</small>
        {approved_by_name && <small>{t('batches.approved_by', { name: approved_by_name })}</small>}
        {reverted_at && <small>{t('batches.reverted', { date: written(reverted_at) })}</small>}
      </div>
      {onRevert && (
        <Button startIcon={<Undo2 />} aria-label={t('batches.revert_of', { name })} onClick={onRevert}>
          {t('batches.revert')}
        </Button>
      )}
    </li>
  );
};
