import { useTranslate } from 'ra-core';
import { orderApi, stepInput } from '../../../contract/order/orderApi';
import type { StaffStep } from '../../../contract/order/staffSteps';
import { useEndpointMutation } from '../../dataProvider/useEndpointMutation';
import { formatMoney } from '../../i18n/numbers';
import { DialogForm } from '../../ui/form/DialogForm';
import { Fields } from '../../ui/form/Fields';
import { TextInput } from '../../ui/form/TextInput';
import { NoteTemplates } from './NoteTemplates';
import type { OrderPart } from './OrderPart';
import { useStepTaken } from './useStepTaken';

interface StepDialogProps extends OrderPart {
  step: Exclude<StaffStep, 'call_off' | 'reassign'>;
  onClose: () => void;
}

/** Confirms an action, with a reason if one is required. On a conflict it shows the current order. */
export const StepDialog = ({ step, onClose, ...part }: StepDialogProps) => {
  const translate = useTranslate();
  const { id, number, version, paid_amount } = part.order;
  const amount = formatMoney(paid_amount);
  const refunds = paid_amount > 0 && (step === 'cancel' || step === 'finish_refund');
  const stepTaken = useStepTaken(part);
  // one endpoint per action, all of the same shape
  const take = useEndpointMutation(orderApi[step] as typeof orderApi.resend);
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.${key}`, args);
  return (
    <DialogForm
      title={t(`step.title.${step}`, { number })}
      resource="monitoring-order"
      input={stepInput(step)}
      defaultValues={{ note: '' }}
      draft={{ form: step, recordId: id }}
      saveLabel={refunds && step === 'cancel' ? t('step.label.cancel_refund', { amount }) : t(`step.label.${step}`)}
      cancelLabel={t('step.back')}
      danger={step === 'cancel'}
      onSubmit={({ values: { note } }) => stepTaken(take.mutateAsync({ params: { id }, body: { version, note } }))}
      onClose={onClose}
    >
      <Fields>
        <p className="field-wide">{t(`step.text.${step}${refunds ? '_paid' : ''}`, { amount })}</p>
        <NoteTemplates step={step} />
        <TextInput source="note" multiline counted fullWidth helperText={t('step.note_help')} />
      </Fields>
    </DialogForm>
  );
};
