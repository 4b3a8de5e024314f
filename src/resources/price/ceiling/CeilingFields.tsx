import { DateInput } from '../../../ui/form/DateInput';
import { MoneyInput } from '../../../ui/form/MoneyInput';
import { SelectInput } from '../../../ui/form/SelectInput';
import { TextInput } from '../../../ui/form/TextInput';

/** The editable fields of a ceiling. */
export const CeilingFields = () => (
  <>
    <SelectInput source="kind" />
    <MoneyInput source="amount" />
    <TextInput source="source" fullWidth counted />
    <DateInput source="valid_from" />
    <DateInput source="valid_to" />
  </>
);
