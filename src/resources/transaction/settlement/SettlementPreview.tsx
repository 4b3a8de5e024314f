import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { isDay } from '../../../../contract/core/days';
import { type OpenSettlement, settlementApi } from '../../../../contract/transaction/settlement';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';
import { formatMoney, formatNumber } from '../../../i18n/numbers';
import { Facts } from '../../../ui/Facts';
import { HeldBack } from './HeldBack';
import './settlementPreview.css';

interface SettlementPreviewProps {
  /** Called with the amount due for the entered merchant and days; undefined until it is known. */
  onSeen: (open: OpenSettlement | undefined) => void;
}

/** What a merchant would be paid for the form's days, and what is held back. */
export const SettlementPreview = ({ onSeen }: SettlementPreviewProps) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.settlement.${key}`);
  const [merchantId, ...days] = useWatch({ name: ['merchant_id', 'start_date', 'end_date'] }) as (string | null)[];
  const [start_date, end_date] = days.map(String) as [string, string];
  const isChosen = Boolean(merchantId) && isDay(start_date) && isDay(end_date);
  const isAsked = isChosen && start_date <= end_date;
  const period = { start_date, end_date };
  const { data, error } = useEndpointQuery(
    settlementApi.open,
    { params: { id: merchantId ?? '' }, query: period },
    { enabled: isAsked, retry: false },
  );
  const seen = isAsked && !error ? data : undefined;
  useEffect(() => onSeen(seen), [onSeen, seen]);
  return (
    <section className="settlement-preview field-wide" aria-label={t('preview.title')} aria-live="polite">
      {!isAsked ? (
        <p>{t(isChosen ? 'preview.backwards' : 'preview.choose')}</p>
      ) : error ? (
        <p role="alert">{error.message}</p>
      ) : !seen ? (
        <p aria-busy="true">{t('preview.loading')}</p>
      ) : (
        <>
          {seen.orders === 0 ? (
            <p>{t('preview.nothing')}</p>
          ) : (
            <Facts
              facts={[
                [t('fields.orders'), formatNumber(seen.orders)],
                [t('fields.paid_amount'), formatMoney(seen.paid_amount)],
                [t('fields.fee'), formatMoney(seen.fee)],
                [t('preview.net_amount'), <b key="net">{formatMoney(seen.net_amount)}</b>],
              ]}
            />
          )}
          <HeldBack merchantId={seen.merchant_id} period={period} />
        </>
      )}
    </section>
  );
};
