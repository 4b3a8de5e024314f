import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type Identifier, LinkBase, useCreatePath, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { addDays, isDay, jakartaDay } from '../../../../contract/core/days';
import { PAYMENT_MISMATCHES } from '../../../../contract/order/paymentState';
import { type OpenSettlement, settlementApi, settlementInput } from '../../../../contract/transaction/settlement';
import { transactionRecordApi } from '../../../../contract/transaction/transactionRecordApi';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';
import { formatMoney, formatNumber } from '../../../i18n/numbers';
import { Facts } from '../../../ui/display/Facts';
import { DateInput } from '../../../ui/form/DateInput';
import type { Submission } from '../../../ui/form/engine/Submission';
import { Fields } from '../../../ui/form/Fields';
import { FormDialog } from '../../../ui/form/FormDialog';
import { ReferenceInput } from '../../../ui/form/ReferenceInput';
import { SchemaInput } from '../../../ui/form/SchemaInput';
import { useRecordSubmit } from '../../../ui/form/useRecordSubmit';
import { FORM_PARAMS } from '../../../ui/list/formParams';
import { merchantReference } from '../merchantReference';
import './settlementPreview.css';

interface AddSettlementProps {
  /** Called with the id before the form closes. */
  onSaved: (id: Identifier) => void;
  onClose: () => void;
}

/** Records a payout to a merchant for a period: shows the amount due first, and states it on the button. */
export const AddSettlement = ({ onSaved, onClose }: AddSettlementProps) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const t = (key: string, args?: object) => translate(`resources.settlement.${key}`, args);
  const [seen, setSeen] = useState<OpenSettlement>();
  const { onSubmit } = useRecordSubmit('settlement', ({ id }) => onSaved(id), { created: 'resources.settlement.done' });
  const isPayable = seen !== undefined && seen.net_amount > 0;
  const send = async (submission: Submission) => {
    try {
      const values = { ...submission.values, net_amount: seen?.net_amount };
      return await onSubmit({ ...submission, values });
    } finally {
      // also if refused, since the amount has then changed
      const stale = [settlementApi.open.call, transactionRecordApi.totals.call, 'transaction-record'];
      await Promise.all(stale.map(key => queryClient.invalidateQueries({ queryKey: [key] })));
    }
  };
  return (
    <FormDialog
      resource="settlement"
      title={t('add')}
      input={settlementInput}
      defaultValues={{ merchant_id: null, ...lastMonth(jakartaDay()), reference: null }}
      heldBy={FORM_PARAMS}
      maxWidth="md"
      saveLabel={isPayable ? t('pay', { amount: formatMoney(seen.net_amount) }) : t('pay_nothing')}
      blocked={!isPayable}
      onSubmit={send}
      onClose={onClose}
    >
      <Fields>
        <ReferenceInput source="merchant_id" {...merchantReference} fullWidth />
        <DateInput source="start_date" past />
        <DateInput source="end_date" past />
        <SettlementPreview onSeen={setSeen} />
        <SchemaInput source="reference" fullWidth helperText={t('reference_help')} />
      </Fields>
    </FormDialog>
  );
};

/** Returns the days of the month before a day's. */
function lastMonth(day: string) {
  const end_date = addDays(`${day.slice(0, 8)}01`, -1);
  return { start_date: `${end_date.slice(0, 8)}01`, end_date };
}

interface SettlementPreviewProps {
  /** Called with the amount due for the entered merchant and days; undefined until it is known. */
  onSeen: (open: OpenSettlement | undefined) => void;
}

/** What a merchant would be paid for the form's days, and what is held back. */
const SettlementPreview = ({ onSeen }: SettlementPreviewProps) => {
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
    <section className="settlement-preview stack gap-12 field-wide" aria-label={t('preview.title')} aria-live="polite">
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

interface HeldBackProps {
  merchantId: string;
  period: { start_date: string; end_date: string };
}

const SHOWN = 5;

/** Orders of a merchant that are held back because of a payment mismatch: how many, and the newest of them. */
const HeldBack = ({ merchantId, period }: HeldBackProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const opens = useCatalogue().can('monitoring-order', 'show');
  const t = (key: string, args?: object) => translate(`resources.settlement.held_back.${key}`, args);
  const { data } = useEndpointQuery(transactionRecordApi.list, {
    query: { merchant_id: merchantId, ...period, payment_mismatch: [...PAYMENT_MISMATCHES], limit: SHOWN },
  });
  if (!data || data.total === 0) return null;
  const others = data.total - data.list.length;
  return (
    <div className="settlement-held stack gap-4">
      <p className="row">
        <TriangleAlert size={16} aria-hidden /> {t('title', { count: formatNumber(data.total) })}
      </p>
      <ul className="stack gap-4">
        {data.list.map(({ id, number, total, payment_mismatch }) => (
          <li key={id}>
            {opens ? (
              <LinkBase to={createPath({ resource: 'monitoring-order', type: 'show', id })}>{number}</LinkBase>
            ) : (
              <b>{number}</b>
            )}{' '}
            {formatMoney(total)} ·{' '}
            {translate(`resources.transaction-record.choices.payment_mismatch.${payment_mismatch}`)}
          </li>
        ))}
        {others > 0 && <li>{t('others', { count: formatNumber(others) })}</li>}
      </ul>
    </div>
  );
};
