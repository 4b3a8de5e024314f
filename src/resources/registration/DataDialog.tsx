import { useNotify, useTranslate } from 'ra-core';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { registrationFields } from '../../../contract/registration/registrationInput';
import { call } from '../../dataProvider/call';
import { useEndpointMutation } from '../../dataProvider/useEndpointMutation';
import { DialogForm } from '../../ui/form/DialogForm';
import { DataFields } from './DataFields';
import type { RegistrationPart } from './RegistrationPart';

/** Corrects a registration's data. Concurrent changes by others are kept; if both changed the same field, the user decides. */
export const DataDialog = ({ registration, onChange, onClose }: RegistrationPart & { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const change = useEndpointMutation(registrationApi.update);
  const { id } = registration;
  return (
    <DialogForm
      title={translate('resources.registration.show.edit_title')}
      resource="registration"
      input={registrationFields}
      record={registration}
      maxWidth="md"
      readNewest={() => call(registrationApi.one, { params: { id } })}
      onSubmit={async ({ changes, record }) => {
        const saved = await change.mutateAsync({ body: { ...changes, id, version: record?.version } });
        onChange(saved);
        notify('resources.registration.show.saved', { type: 'success' });
        return saved;
      }}
      onClose={onClose}
    >
      <DataFields />
    </DialogForm>
  );
};
