import { AreaInput } from '../../ui/form/AreaInput';
import { Fields } from '../../ui/form/Fields';
import { NumberInput } from '../../ui/form/NumberInput';
import { PhoneInput } from '../../ui/form/PhoneInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { useMerchantTypes } from '../../ui/useMerchantTypes';

const areas = {
  province: 'province_code',
  regency: 'regency_code',
  district: 'district_code',
  village: 'village_code',
};

/** The fields of a registration, as filled in by the applicant. */
export const DataFields = () => {
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
