import { useTranslate } from 'ra-core';
import { callOffInput, orderApi } from '../../../contract/order/orderApi';
import { useEndpointMutation } from '../../dataProvider/useEndpointMutation';
import { formatMoney } from '../../i18n/numbers';
import { DialogForm } from '../../ui/form/DialogForm';
import { Fields } from '../../ui/form/Fields';
import { SchemaInput } from '../../ui/form/SchemaInput';
import { TextInput } from '../../ui/form/TextInput';
import type { OrderPart } from './OrderPart';
import { useStepTaken } from './useStepTaken';

/** Cancels an order that is not yet on its way, with a reason. */
export const CallOffDialog = ({ onClose, ...part }: OrderPart & { onClose: () => void }) => {
  const translate = useTranslate();
  const stepTaken = useStepTaken(part);
  const take = useEndpointMutation(orderApi.call_off);
  const { id, number, version, paid_amount } = part.order;
  const amount = formatMoney(paid_amount);
  const refunds = paid_amount > 0;
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.step.${key}`, args);
  return (
    <DialogForm
      title={t('title.call_off', { number })}
      resource="monitoring-order"
      input={callOffInput}
      defaultValues={{ reason_code: null, note: '' }}
      draft={{ form: 'call_off', recordId: id }}
      saveLabel={t(refunds ? 'label.cancel_refund' : 'label.call_off', { amount })}
      cancelLabel={t('back')}
      danger
      onSubmit={({ values: { reason_code, note } }) =>
        stepTaken(take.mutateAsync({ params: { id }, body: { version, reason_code, note } }))
      }
      onClose={onClose}
    >
      <Fields>
        <p className="field-wide">{t(refunds ? 'text.call_off_paid' : 'text.call_off', { amount })}</p>
        <SchemaInput source="reason_code" fullWidth />
        <TextInput source="note" multiline counted fullWidth helperText={t('note_help')} />
      </Fields>
    </DialogForm>
  );
};
