import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { namesOf } from '../../../contract/core/namesOf';
import { MERCHANT_ORDERS, type MerchantOrder } from '../../../contract/desk/deskMerchant';
import { Failed } from '../../ui/states/Failed';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import { MerchantRow } from './MerchantRow';
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
          <p className="desk-muted merchants-none">{t('wait')}</p>
        )
      ) : merchants.length === 0 ? (
        <p className="desk-muted merchants-none">{search ? t('none_selling', { search }) : t('none')}</p>
      ) : (
        <>
          <div className="merchants-by">
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
