import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DeskMerchant } from '../../../contract/desk/deskMerchant';
import { handOnApi } from '../../../contract/desk/handOnApi';
import { handOnInput } from '../../../contract/desk/handOnInput';
import { useEndpointMutation } from '../../dataProvider/useEndpointMutation';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatKilometres } from '../../i18n/numbers';
import { DialogForm } from '../../ui/form/DialogForm';
import { Fields } from '../../ui/form/Fields';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { NoteTemplates } from './NoteTemplates';
import type { OrderPart } from './OrderPart';
import { useStepTaken } from './useStepTaken';

/** Hands an order over to another merchant nearby: open ones with all goods come first, and the nearest of them is preselected. */
export const HandOnDialog = ({ onClose, ...part }: OrderPart & { onClose: () => void }) => {
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
    <DialogForm
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
    </DialogForm>
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
