import { Banknote, Check, CircleX, type LucideIcon, Repeat2, Search, Store, Truck } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DeskMerchant } from '../../../contract/desk/deskMerchant';
import { handOnApi } from '../../../contract/desk/handOnApi';
import { handOnInput } from '../../../contract/desk/handOnInput';
import { callOffInput, orderApi, stepInput } from '../../../contract/order/orderApi';
import type { Order } from '../../../contract/order/orderRecord';
import { COMPLAINT_FACTS } from '../../../contract/order/reasons';
import type { StaffStep } from '../../../contract/order/staffSteps';
import { ApiError } from '../../dataProvider/ApiError';
import { isOffered } from '../../dataProvider/isOffered';
import { useEndpointMutation } from '../../dataProvider/useEndpointMutation';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatKilometres, formatMoney } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { Fields } from '../../ui/form/Fields';
import { FormDialog } from '../../ui/form/FormDialog';
import { SchemaInput } from '../../ui/form/SchemaInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { NoteTemplates } from './NoteTemplates';
import type { OrderPart } from './OrderPart';

const icons: Record<StaffStep, LucideIcon> = {
  review: Search,
  resend: Repeat2,
  cancel: CircleX,
  received: Check,
  reassign: Store,
  redeliver: Truck,
  call_off: CircleX,
  finish_refund: Banknote,
};

const endpointOf = (step: StaffStep) => (step === 'reassign' ? handOnApi.reassign : orderApi[step]);

const isEnd = (step: StaffStep) => step === 'cancel' || step === 'call_off';

/** Returns the usual resolution for the complaint's kind, else the only available action. */
function suggested({ actions, complaints }: Order): StaffStep | undefined {
  const open = complaints.find(({ decision }) => decision === null);
  const usual = open && COMPLAINT_FACTS[open.reason_code]?.suggested;
  if (usual && actions.includes(usual)) return usual;
  // cancelling is never suggested
  const gentle = actions.filter(step => !isEnd(step));
  return gentle.length === 1 ? gentle[0] : undefined;
}

/** Buttons for the actions that the status allows and the user may take; the suggested one is filled and at the right. */
export const OrderSteps = (part: OrderPart) => {
  const translate = useTranslate();
  const [asked, ask] = useState<StaffStep | null>(null);
  // a step known only to the provider has neither texts nor a form here
  const actions = part.order.actions.filter(step => step in icons && isOffered(endpointOf(step)));
  const main = suggested({ ...part.order, actions });
  const ordered = [...actions.filter(step => step !== main), ...(main ? [main] : [])];
  return (
    <>
      {ordered.map(step => {
        const Icon = icons[step];
        return (
          <Button
            key={step}
            variant={step === main ? 'contained' : 'outlined'}
            color={isEnd(step) ? 'error' : 'primary'}
            startIcon={<Icon />}
            aria-haspopup="dialog"
            onClick={() => ask(step)}
          >
            {translate(`resources.monitoring-order.step.label.${step}`)}
          </Button>
        );
      })}
      {asked === 'call_off' && <CallOffDialog {...part} onClose={() => ask(null)} />}
      {asked === 'reassign' && <HandOnDialog {...part} onClose={() => ask(null)} />}
      {asked && asked !== 'call_off' && asked !== 'reassign' && (
        <StepDialog {...part} step={asked} onClose={() => ask(null)} />
      )}
    </>
  );
};

/** Cancels an order that is not yet on its way, with a reason. */
const CallOffDialog = ({ onClose, ...part }: OrderPart & { onClose: () => void }) => {
  const translate = useTranslate();
  const stepTaken = useStepTaken(part);
  const take = useEndpointMutation(orderApi.call_off);
  const { id, number, version, paid_amount } = part.order;
  const amount = formatMoney(paid_amount);
  const refunds = Number(paid_amount) > 0;
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.step.${key}`, args);
  return (
    <FormDialog
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
        <p className="field-wide">
          {t(`text.call_off${refunds ? '_paid' : paid_amount === null ? '_unknown' : ''}`, { amount })}
        </p>
        <SchemaInput source="reason_code" fullWidth />
        <TextInput source="note" multiline counted fullWidth helperText={t('note_help')} />
      </Fields>
    </FormDialog>
  );
};

interface StepDialogProps extends OrderPart {
  step: Exclude<StaffStep, 'call_off' | 'reassign'>;
  onClose: () => void;
}

/** Confirms an action, with a reason if one is required. On a conflict it shows the current order. */
const StepDialog = ({ step, onClose, ...part }: StepDialogProps) => {
  const translate = useTranslate();
  const { id, number, version, paid_amount } = part.order;
  const amount = formatMoney(paid_amount);
  const refunds = Number(paid_amount) > 0 && (step === 'cancel' || step === 'finish_refund');
  const stepTaken = useStepTaken(part);
  // one endpoint per action, all of the same shape
  const take = useEndpointMutation(orderApi[step] as typeof orderApi.resend);
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.${key}`, args);
  return (
    <FormDialog
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
    </FormDialog>
  );
};

/** Hands an order over to another merchant nearby: open ones with all goods come first, and the nearest of them is preselected. */
const HandOnDialog = ({ onClose, ...part }: OrderPart & { onClose: () => void }) => {
  const translate = useTranslate();
  const stepTaken = useStepTaken(part);
  const take = useEndpointMutation(handOnApi.reassign);
  const { id, number, version, items } = part.order;
  const { data, isError, isPending } = useEndpointQuery(handOnApi.merchants, { params: { id } });
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.step.${key}`, args);
  const stateOf = ({ is_open, is_complete }: DeskMerchant) =>
    t(`hand_on.${is_open ? (is_complete ? 'ready' : 'short') : 'closed'}`);
  const choices = (data?.list ?? []).map(merchant => ({
    id: merchant.id,
    name: [merchant.name, formatKilometres(merchant.distance_m), stateOf(merchant)].join(' · '),
  }));
  const isOwn = items.some(({ product_id }) => product_id === null);
  const nearest = data?.list.find(({ is_open, is_complete }) => is_open && is_complete);
  const text = isError ? 'failed' : isPending ? 'loading' : choices.length === 0 ? (isOwn ? 'own' : 'none') : 'text';
  return (
    <FormDialog
      title={t('title.reassign', { number })}
      resource="monitoring-order"
      input={handOnInput}
      defaultValues={{ merchant_id: null, note: '' }}
      draft={{ form: 'reassign', recordId: id }}
      saveLabel={t('label.reassign')}
      cancelLabel={t('back')}
      blocked={choices.length === 0}
      onSubmit={({ values: { merchant_id, note } }) =>
        stepTaken(take.mutateAsync({ params: { id }, body: { version, merchant_id, note } }))
      }
      onClose={onClose}
    >
      <Fields>
        <p className="field-wide" role="status">
          {t(`hand_on.${text}`)}
        </p>
        {choices.length > 0 && (
          <>
            <Suggested id={nearest?.id} />
            <SelectInput source="merchant_id" label={t('hand_on.merchant')} choices={choices} fullWidth />
            <NoteTemplates step="reassign" />
            <TextInput source="note" multiline counted fullWidth helperText={t('note_help')} />
          </>
        )}
      </Fields>
    </FormDialog>
  );
};

/** Preselects a merchant unless one is chosen already, as in a restored draft. */
const Suggested = ({ id }: { id: string | undefined }) => {
  const { getValues, setValue } = useFormContext();
  useEffect(() => {
    if (id && !getValues('merchant_id')) setValue('merchant_id', id);
  }, [id, getValues, setValue]);
  return null;
};

/** Returns a function that awaits the response to a step, shows the updated order, and refetches it on a conflict. */
function useStepTaken({ order: { number }, onChange, onReload }: OrderPart) {
  const translate = useTranslate();
  const notify = useNotify();
  return async (answering: Promise<Order | null>): Promise<void> => {
    try {
      const response = await answering;
      // the order has been refetched by then
      if (!response)
        return notify('resources.monitoring-order.step.taken', { type: 'success', messageArgs: { number } });
      onChange(response);
      const status = translate(`resources.monitoring-order.choices.status.${response.status}`);
      const messageArgs = { number, status, amount: formatMoney(response.paid_amount) };
      notify(`resources.monitoring-order.step.${doneOf(response)}`, { type: 'success', messageArgs });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onReload();
      throw error;
    }
  };
}

const doneOf = ({ status, paid_amount }: Order) => {
  if (paid_amount === 0) return 'done';
  return status === 'refund_in_process' ? 'done_refund' : status === 'refunded' ? 'done_refunded' : 'done';
};
