import { Clock3 } from 'lucide-react';
import { useLocaleState, useRouterProvider } from 'ra-core';
import { type Dispatch, memo, type SetStateAction, useRef, useState } from 'react';
import type { PriceCell as Price, PriceArea, PricedProduct } from '../../../contract/price/priceGrid';
import { formatDate } from '../../i18n/dates';
import { formatNumber, parseMoney } from '../../i18n/numbers';
import { type DraftPrice, draftKey, type PriceDraft } from './PriceDraft';
import { usePrices } from './usePrices';
import './priceCell.css';
import './priceNumber.css';

interface PriceCellProps {
  area: PriceArea;
  product: PricedProduct;
  /** Undefined where the product is not sold. */
  cell: Price | undefined;
  typed: DraftPrice | undefined;
  onDraft: Dispatch<SetStateAction<PriceDraft>>;
  editable: boolean;
}

/** What a product costs in an area; grey where it follows the area above. Enter or a click opens it, Enter keeps, Escape leaves what was. */
export const PriceCell = memo(({ area, product, cell, typed, onDraft, editable }: PriceCellProps) => {
  const { t, category } = usePrices();
  const { Link } = useRouterProvider();
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // the country without a price of its own leaves it to the provinces
  if (!cell)
    return <td className="price-number price-none">{area.level === 'national' ? '–' : t('table.not_sold')}</td>;
  const amount = typed?.amount ?? cell.amount;
  const names = { product: product.name, area: area.name, amount: formatNumber(amount) };
  const mark = typed && (cell.ceiling !== null && amount > cell.ceiling ? 'breach' : 'change');
  const close = (back: boolean) => {
    setEditing(false);
    // after the button stands again
    if (back) requestAnimationFrame(() => button.current?.focus());
  };
  const keep = (text: string) => {
    const value = parseMoney(text);
    if (value === null || value < 1) return;
    onDraft(before => {
      const next = new Map(before);
      const key = draftKey(product.id, area.id);
      if (value === cell.amount) next.delete(key);
      else next.set(key, { product, area, old: cell.amount, amount: value, ceiling: cell.ceiling });
      return next;
    });
  };
  const address = `/price/${category}/${cell.price_id}`;
  return (
    <td className="price-number" data-mark={mark} data-follows={!typed && cell.source !== area.level}>
      {editing ? (
        <input
          className="price-input"
          inputMode="numeric"
          aria-label={t('table.input', names)}
          defaultValue={formatNumber(amount)}
          // biome-ignore lint/a11y/noAutofocus: the person has just opened it
          autoFocus
          onFocus={event => event.target.select()}
          onBlur={event => {
            keep(event.target.value);
            close(false);
          }}
          onKeyDown={event => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            if (event.key === 'Escape') event.currentTarget.value = String(amount);
            else keep(event.currentTarget.value);
            close(true);
          }}
        />
      ) : editable ? (
        <button ref={button} type="button" aria-label={t('table.edit', names)} onClick={() => setEditing(true)}>
          {formatNumber(amount)}
        </button>
      ) : (
        <Link to={address} data-amount>
          {formatNumber(amount)}
        </Link>
      )}
      <Below cell={cell} breach={mark === 'breach'} />
      {editable && cell.source === area.level && !editing && (
        <Link to={address} className="price-history" aria-label={t('table.detail', names)} tabIndex={-1}>
          <Clock3 size={14} aria-hidden />
        </Link>
      )}
    </td>
  );
});

const Below = ({ cell: { ceiling, next }, breach }: { cell: Price; breach: boolean }) => {
  const { t } = usePrices();
  const [locale] = useLocaleState();
  if (breach) return <small>{t('table.ceiling', { amount: formatNumber(ceiling) })}</small>;
  if (!next) return null;
  return (
    <small className="price-next">
      {t('table.next', { amount: formatNumber(next.amount), date: formatDate(next.valid_from, 'short', locale) })}
    </small>
  );
};
