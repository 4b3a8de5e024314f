import { MoneyInput } from '../../ui/form/MoneyInput';
import { TextInput } from '../../ui/form/TextInput';

/** Additional fields of a merchant's own products. */
export const OwnGoodsFields = () => (
  <>
    <TextInput source="name" fullWidth counted />
    <MoneyInput source="price" />
    <TextInput source="sale_unit" />
    <TextInput source="description" fullWidth multiline counted />
  </>
);
