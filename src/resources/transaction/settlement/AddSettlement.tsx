import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, useTranslate } from 'ra-core';
import { useState } from 'react';
import { addDays, jakartaDay } from '../../../../contract/core/days';
import { type OpenSettlement, settlementApi, settlementInput } from '../../../../contract/transaction/settlement';
import { transactionRecordApi } from '../../../../contract/transaction/transactionRecordApi';
import { formatMoney } from '../../../i18n/numbers';
import { DateInput } from '../../../ui/form/DateInput';
import { DialogForm } from '../../../ui/form/DialogForm';
import type { Submission } from '../../../ui/form/engine/Submission';
import { Fields } from '../../../ui/form/Fields';
import { ReferenceInput } from '../../../ui/form/ReferenceInput';
import { SchemaInput } from '../../../ui/form/SchemaInput';
import { useRecordSubmit } from '../../../ui/form/useRecordSubmit';
import { FORM_PARAMS } from '../../../ui/list/formParams';
import { merchantReference } from '../merchantReference';
import { SettlementPreview } from './SettlementPreview';

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
    <DialogForm
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
    </DialogForm>
  );
};

/** Returns the days of the month before a day's. */
function lastMonth(day: string) {
  const end_date = addDays(`${day.slice(0, 8)}01`, -1);
  return { start_date: `${end_date.slice(0, 8)}01`, end_date };
}
