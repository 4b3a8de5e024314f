import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { DeskMerchant } from '../../../contract/desk/deskMerchant';
import { formatKilometres, formatMoney, formatNumber } from '../../i18n/numbers';

interface MerchantRowProps {
  merchant: DeskMerchant;
  chosen: boolean;
  onChoose: (merchant: DeskMerchant) => void;
}

/** A merchant that delivers to the point: distance, delivery time, opening hours and price. A closed one cannot be chosen. */
export const MerchantRow = memo(({ merchant, chosen, onChoose }: MerchantRowProps) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.merchants.${key}`, args);
  const { name, is_open, is_complete, items, distance_m, minutes, total, shipping_cost } = merchant;
  const distance = formatKilometres(distance_m);
  return (
    <label className="merchant-offer" data-chosen={chosen} data-closed={!is_open}>
      <input
        type="radio"
        name="desk-merchant"
        checked={chosen}
        disabled={!is_open}
        onChange={() => onChoose(merchant)}
      />
      <span className="merchant-offer-about">
        <strong>{name}</strong>
        <small>
          {is_open ? t('about', { distance, minutes }) : distance} · {openingText(merchant, t)}
          {is_open && !is_complete && <em> · {t('lacks')}</em>}
        </small>
      </span>
      {is_open && (
        <span className="merchant-offer-cost">
          {items.length > 0 && <strong>{formatMoney(total)}</strong>}
          <small>{t('shipping', { amount: formatNumber(shipping_cost) })}</small>
        </span>
      )}
    </label>
  );
});

function openingText(
  { status, is_open, closes_at, opens_at }: DeskMerchant,
  t: (key: string, args?: object) => string,
) {
  const dotted = (time: string) => time.replace(':', '.');
  if (is_open) return closes_at ? t('until', { time: dotted(closes_at) }) : t('always');
  if (status !== 'active') return t('paused');
  return opens_at ? t('opens', { time: dotted(opens_at) }) : t('closed');
}
