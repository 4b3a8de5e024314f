import { useTranslate } from 'ra-core';
import { DateInput } from '../../../ui/form/DateInput';
import { MoneyInput } from '../../../ui/form/MoneyInput';
import { SelectInput } from '../../../ui/form/SelectInput';
import { TextInput } from '../../../ui/form/TextInput';

/** What of a ceiling can be changed. */
export const CeilingFields = () => {
  const translate = useTranslate();
  const help = (field: string) => translate(`resources.price_ceiling.help.${field}`);
  return (
    <>
      <SelectInput source="kind" />
      <MoneyInput source="amount" />
      <TextInput source="source" fullWidth counted helperText={help('source')} />
      <DateInput source="valid_from" />
      <DateInput source="valid_to" helperText={help('valid_to')} />
    </>
  );
};
