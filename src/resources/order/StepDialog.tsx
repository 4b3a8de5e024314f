import { useNotify, useTranslate } from 'ra-core';
import { orderApi } from '../../../contract/order/orderApi';
import type { StaffStep } from '../../../contract/order/staffSteps';
import { ApiError } from '../../dataProvider/ApiError';
import { useAction } from '../../dataProvider/useAction';
import { DialogForm } from '../../ui/form/DialogForm';
import { Fields } from '../../ui/form/Fields';
import { TextInput } from '../../ui/form/TextInput';
import type { OrderPart } from './OrderPart';

interface StepDialogProps extends OrderPart {
  step: StaffStep;
  onClose: () => void;
}

/** Asks before a step is taken, for the reason where it must be said. Refused since others were first, it shows the order as it is now. */
export const StepDialog = ({ order, step, onChange, onReload, onClose }: StepDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { id, number, version } = order;
  // one call for each step, all of the same shape
  const take = useAction(orderApi[step] as typeof orderApi.resend);
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.${key}`, args);
  return (
    <DialogForm
      title={t(`step.title.${step}`, { number })}
      resource="monitoring-order"
      input={orderApi[step].body.omit({ version: true })}
      defaultValues={{ note: '' }}
      draft={{ form: step, recordId: id }}
      saveLabel={t(`step.label.${step}`)}
      cancelLabel={t('step.back')}
      danger={step === 'cancel'}
      onSubmit={async ({ values: { note } }) => {
        try {
          const answer = await take.mutateAsync({ params: { id }, body: { version, note } });
          onChange(answer);
          const messageArgs = { number, status: t(`choices.status.${answer.status}`) };
          notify('resources.monitoring-order.step.done', { type: 'success', messageArgs });
        } catch (error) {
          if (error instanceof ApiError && error.status === 409) onReload();
          throw error;
        }
      }}
      onClose={onClose}
    >
      <Fields>
        <p className="field-wide">{t(`step.text.${step}`)}</p>
        <TextInput source="note" multiline counted fullWidth helperText={t('step.note_help')} />
      </Fields>
    </DialogForm>
  );
};
