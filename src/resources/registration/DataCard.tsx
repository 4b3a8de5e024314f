import { Pencil } from 'lucide-react';
import { useCanAccess, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { toLocalPhone } from '../../../contract/core/phone';
import type { OpeningHours } from '../../../contract/merchant/openingHours';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { registrationFields } from '../../../contract/registration/registrationInput';
import { mayBeChanged } from '../../../contract/registration/registrationSteps';
import { call } from '../../dataProvider/call';
import { useEndpointMutation } from '../../dataProvider/useEndpointMutation';
import { Button } from '../../ui/controls/Button';
import { Facts } from '../../ui/display/Facts';
import { useMerchantTypes } from '../../ui/fields/useMerchantTypes';
import { AreaInput } from '../../ui/form/AreaInput';
import { Fields } from '../../ui/form/Fields';
import { FormDialog } from '../../ui/form/FormDialog';
import { FormSection } from '../../ui/form/FormSection';
import { NumberInput } from '../../ui/form/NumberInput';
import { PhoneInput } from '../../ui/form/PhoneInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import type { RegistrationPart } from './RegistrationPart';

/** Data of a registration, editable until the final decision. */
export const DataCard = (part: RegistrationPart) => {
  const translate = useTranslate();
  const [editing, setEditing] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'registration', action: 'change' });
  const { registration } = part;
  const t = (key: string, args?: object) => translate(`resources.registration.show.${key}`, args);
  const label = (field: string) => translate(`resources.registration.fields.${field}`);
  const { bank_name: bank, bank_account: account, bank_account_name: holder } = registration;
  const facts = [
    [label('type_code'), translate(`resources.registration.choices.type.${registration.type_code}`)],
    [label('owner_name'), registration.owner_name],
    [label('owner_id_number'), registration.owner_id_number.replace(/(\d{4})(?=\d)/g, '$1 ')],
    [label('phone'), toLocalPhone(registration.phone)],
    [label('email'), registration.email],
    [label('address'), registration.address],
    [
      label('area'),
      [registration.village_name, registration.district_name, registration.regency_name, registration.province_name]
        .filter(Boolean)
        .join(', '),
    ],
    [t('hours'), hoursText(registration.opening_hours, t)],
    [
      t('bank'),
      bank && account ? t('in_name', { bank, number: `···· ${account.slice(-4)}`, name: holder ?? '–' }) : null,
    ],
  ] as const;
  return (
    <FormSection
      title={t('data')}
      aside={
        canAccess &&
        mayBeChanged(registration.status) && (
          <Button size="small" startIcon={<Pencil />} aria-haspopup="dialog" onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      <Facts facts={facts} />
      {editing && <DataDialog {...part} onClose={() => setEditing(false)} />}
    </FormSection>
  );
};

/** Returns the opening hours of most days, with a note if some days differ. */
function hoursText(hours: OpeningHours, t: (key: string, args?: object) => string): string {
  const days = hours.map(day => {
    if (!day) return t('shut');
    return day.open === '00:00' && day.close === '24:00'
      ? t('always')
      : `${day.open}–${day.close} WIB`.replaceAll(':', '.');
  });
  const [open] = days;
  if (!open) return '';
  return days.every(day => day === open) ? open : t('varies', { open });
}

/** Corrects a registration's data. Concurrent changes by others are kept; if both changed the same field, the user decides. */
const DataDialog = ({ registration, onChange, onClose }: RegistrationPart & { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const change = useEndpointMutation(registrationApi.update);
  const { id } = registration;
  return (
    <FormDialog
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
    </FormDialog>
  );
};

const areas = {
  province: 'province_code',
  regency: 'regency_code',
  district: 'district_code',
  village: 'village_code',
};

/** The fields of a registration, as filled in by the applicant. */
const DataFields = () => {
  return (
    <Fields>
      <TextInput source="name" fullWidth />
      <SelectInput source="type_code" choices={useMerchantTypes()} required />
      <TextInput source="owner_name" />
      <TextInput source="owner_id_number" />
      <PhoneInput source="phone" />
      <TextInput source="email" type="email" />
      <TextInput source="address" fullWidth multiline />
      <AreaInput fields={areas} />
      <NumberInput source="latitude" required />
      <NumberInput source="longitude" required />
      <TextInput source="bank_name" />
      <TextInput source="bank_account" />
      <TextInput source="bank_account_name" />
    </Fields>
  );
};
