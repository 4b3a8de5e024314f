import { type RaRecord, useNotify, useTranslate } from 'ra-core';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { registrationFields } from '../../../contract/registration/registrationInput';
import type { Registration } from '../../../contract/registration/registrationRecord';
import { call } from '../../dataProvider/call';
import { useAction } from '../../dataProvider/useAction';
import { DialogForm } from '../../ui/form/DialogForm';
import { useMergingSave } from '../../ui/form/useMergingSave';
import { DataFields } from './DataFields';
import type { RegistrationPart } from './RegistrationPart';

const fields = Object.keys(registrationFields.shape);

/** Puts wrong data right. What others changed meanwhile is kept; where both changed the same, one is asked. */
export const DataDialog = ({ registration, onChange, onClose }: RegistrationPart & { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const change = useAction(registrationApi.update);
  const { id } = registration;
  const { save, question } = useMergingSave<Registration & RaRecord>({
    record: registration,
    fields,
    send: async changes => {
      onChange(await change.mutateAsync({ body: { ...changes, id } }));
      notify('resources.registration.show.saved', { type: 'success' });
    },
    newest: () => call(registrationApi.one, { params: { id } }),
  });
  return (
    <DialogForm
      title={translate('resources.registration.show.edit_title')}
      resource="registration"
      input={registrationFields}
      values={registration}
      wide
      onSend={save}
      onClose={onClose}
    >
      <DataFields />
      {question}
    </DialogForm>
  );
};
