import { Undo2 } from 'lucide-react';
import type { PriceBatch } from '../../../contract/price/pricePlan';
import { formatDate } from '../../i18n/dates';
import { Button } from '../../ui/Button';
import { usePrices } from './usePrices';

interface BatchItemProps {
  batch: PriceBatch;
  locale: string;
  /** Absent if it cannot be reverted. */
  onRevert: (() => void) | undefined;
}

/** A batch: its note, number of prices, start and author. */
export const BatchItem = ({ batch, locale, onRevert }: BatchItemProps) => {
  const { t } = usePrices();
  const { note, kind, row_count, valid_from, created_at, created_by_name, approved_by_name, reverted_at } = batch;
  const name = note ?? t(`kinds.${kind}`);
  const written = (instant: string) => formatDate(instant, 'moment', locale);
  return (
    <li>
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
