import { Copy } from 'lucide-react';
import { useCreatePath, useNotify, useRouterProvider, useTranslate } from 'ra-core';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { isModalOpen } from '../../ui/shortcuts/shortcuts';
import { useKeyDown } from '../../ui/shortcuts/useKeyDown';
import type { PlacedOrder } from './placedOrder';
import { useReadAloud } from './useReadAloud';
import './placedCard.css';

interface PlacedCardProps {
  order: PlacedOrder;
  onNext: () => void;
}

/** Confirmation of a placed order: its number, and the text to read to the caller. Escape starts the next call. */
export const PlacedCard = ({ order, onNext }: PlacedCardProps) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.placed.${key}`, args);
  const notify = useNotify();
  const createPath = useCreatePath();
  const { Link } = useRouterProvider();
  const { can } = useCatalogue();
  const readAloud = useReadAloud();
  const text = readAloud('placed.text', order);
  useKeyDown(event => {
    if (event.key === 'Escape' && !isModalOpen()) onNext();
  });
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify(t('copied'), { type: 'success' });
  };
  return (
    <Card className="placed" aria-labelledby="placed-title">
      <h2 id="placed-title" className="placed-title">
        {t('title', { number: order.number })}
      </h2>
      <p className="placed-text" role="status">
        {text}
      </p>
      <div className="placed-actions">
        <Button variant="contained" onClick={onNext} autoFocus>
          {t('next')} <kbd>Esc</kbd>
        </Button>
        <Button startIcon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {order.id && can('monitoring-order', 'show') && (
          <Link to={createPath({ resource: 'monitoring-order', type: 'show', id: order.id })}>{t('open')}</Link>
        )}
      </div>
    </Card>
  );
};
