import { PRODUCT_IMAGE } from '../../../contract/merchantProduct/merchantProductInput';
import { BooleanInput } from '../../ui/form/BooleanInput';
import { ImageInput } from '../../ui/form/ImageInput';
import { MoneyInput } from '../../ui/form/MoneyInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { TextInput } from '../../ui/form/TextInput';
import './shelfFields.css';

/** Fields of every product of a merchant: stock, low-stock threshold, status, picture. */
export const ShelfFields = () => (
  <>
    <NumberInput source="stock" required />
    <NumberInput source="low_stock" required />
    <BooleanInput source="is_active" fullWidth />
    <div className="field-wide products-picture">
      <ImageInput source="image_url" shape={PRODUCT_IMAGE} />
    </div>
  </>
);

/** Additional fields of a merchant's own products. */
export const OwnGoodsFields = () => (
  <>
    <TextInput source="name" fullWidth counted />
    <MoneyInput source="price" />
    <TextInput source="sale_unit" />
    <TextInput source="description" fullWidth multiline counted />
  </>
);
