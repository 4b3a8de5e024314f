import { useNotify, useTranslate } from 'ra-core';
import { NEXT_MERCHANT_STATUSES } from '../../../contract/merchant/merchant';
import { merchantApi, merchantStatusInput } from '../../../contract/merchant/merchantApi';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import { useEndpointMutation } from '../../dataProvider/useEndpointMutation';
import { DialogForm } from '../../ui/form/DialogForm';
import type { Submission } from '../../ui/form/engine/Submission';
import { TextInput } from '../../ui/form/TextInput';
import { StatusInput } from './StatusInput';

/** The possible next statuses, what each means, and the reason. */
export const StatusDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { id, name, version } = merchant;
  const offered = NEXT_MERCHANT_STATUSES[merchant.status];
  const change = useEndpointMutation(merchantApi.setStatus);
  const t = (key: string, args?: object) => translate(`resources.merchant.${key}`, args);

  const save = async ({ values: { status, reason } }: Submission) => {
    await change.mutateAsync({ params: { id }, body: { status, reason, version } });
    notify('resources.merchant.status.saved', {
      type: 'success',
      messageArgs: { name, status: t(`choices.status.${status}`) },
    });
  };
  return (
    <DialogForm
      resource="merchant"
      title={t('status.title', { name })}
      input={merchantStatusInput}
      defaultValues={{ status: offered[0], reason: '' }}
      draft={{ form: 'status', recordId: id }}
      saveLabel={t('status.save')}
      cancelLabel={t('status.cancel')}
      maxWidth="xs"
      onSubmit={save}
      onClose={onClose}
    >
      <StatusInput source="status" offered={offered} />
      <TextInput
        source="reason"
        label="resources.merchant.status.reason"
        multiline
        helperText={t('status.reason_help')}
      />
    </DialogForm>
  );
};
