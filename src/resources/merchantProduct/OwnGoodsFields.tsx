import { useTranslate } from 'ra-core';
import { MoneyInput } from '../../ui/form/MoneyInput';
import { TextInput } from '../../ui/form/TextInput';

/** Fields of own products besides the common ones. */
export const OwnGoodsFields = () => {
  const translate = useTranslate();
  const help = (field: string) => translate(`resources.merchant_product.help.${field}`);
  return (
    <>
      <TextInput source="name" fullWidth counted />
      <MoneyInput source="price" helperText={help('price')} />
      <TextInput source="sale_unit" helperText={help('sale_unit')} />
      <TextInput source="description" fullWidth multiline counted />
    </>
  );
};
