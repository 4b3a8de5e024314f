import { useTranslate } from 'ra-core';
import { PRODUCT_IMAGE } from '../../../contract/merchantProduct/merchantProductInput';
import { BooleanInput } from '../../ui/form/BooleanInput';
import { ImageInput } from '../../ui/form/ImageInput';
import { NumberInput } from '../../ui/form/NumberInput';
import './shelfFields.css';

/** What every product has on a merchant's shelf: stock, what counts as low, whether it is sold, its picture. */
export const ShelfFields = () => {
  const translate = useTranslate();
  const help = (field: string) => translate(`resources.merchant_product.help.${field}`);
  return (
    <>
      <NumberInput source="stock" required />
      <NumberInput source="low_stock" required helperText={help('low_stock')} />
      <BooleanInput source="is_active" fullWidth helperText={help('is_active')} />
      <div className="field-wide products-picture">
        <ImageInput source="image_url" shape={PRODUCT_IMAGE} />
      </div>
    </>
  );
};
