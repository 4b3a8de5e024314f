import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { namesOf } from '../../../contract/core/namesOf';
import { type DeskMerchant, MERCHANT_ORDERS, type MerchantOrder } from '../../../contract/desk/deskMerchant';
import { formatKilometres, formatMoney, formatNumber } from '../../i18n/numbers';
import { Failed } from '../../ui/states/Failed';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import { StepCard } from './StepCard';
import type { Desk } from './useDesk';
import './merchants.css';

interface MerchantsCardProps extends Pick<Desk, 'deliverers' | 'choose' | 'sort' | 'setSort'> {
  /** Id of the chosen merchant. */
  merchant: string | undefined;
  /** The search that the merchants were queried with. */
  search: string;
}

/** The merchants that deliver to the point, the best for this cart first; one of them is chosen. */
export const MerchantsCard = memo((props: MerchantsCardProps) => {
  const { deliverers, merchant, choose, sort, setSort, search } = props;
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.merchants.${key}`, args);
  const { data: merchants, error, isFetching, refetch } = deliverers;
  return (
    <StepCard step={3} title={t('title')} shortcut="F4" className="desk-merchants">
      {error ? (
        <Failed heading="h3" title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : !merchants ? (
        isFetching ? (
          <TableSkeleton rows={3} columns={1} />
        ) : (
          <p className="desk-note muted merchants-none">{t('wait')}</p>
        )
      ) : merchants.length === 0 ? (
        <p className="desk-note muted merchants-none">{search ? t('none_selling', { search }) : t('none')}</p>
      ) : (
        <>
          <div className="merchants-by row muted">
            <label htmlFor="desk-sort">{t('by')}</label>
            <select id="desk-sort" value={sort} onChange={event => setSort(event.target.value as MerchantOrder)}>
              {namesOf(MERCHANT_ORDERS).map(name => (
                <option key={name} value={name}>
                  {t(name)}
                </option>
              ))}
            </select>
          </div>
          <div className="merchants" role="radiogroup" aria-label={t('title')} aria-busy={isFetching}>
            {merchants.map(each => (
              <MerchantRow key={each.id} merchant={each} chosen={each.id === merchant} onChoose={choose} />
            ))}
          </div>
        </>
      )}
    </StepCard>
  );
});

interface MerchantRowProps {
  merchant: DeskMerchant;
  chosen: boolean;
  onChoose: (merchant: DeskMerchant) => void;
}

/** A merchant that delivers to the point: distance, delivery time, opening hours and price. A closed one cannot be chosen. */
const MerchantRow = memo(({ merchant, chosen, onChoose }: MerchantRowProps) => {
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
        <span className="merchant-offer-cost figures">
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
