import { PRODUCT_IMAGE } from '../../../contract/merchantProduct/merchantProductInput';
import { BooleanInput } from '../../ui/form/BooleanInput';
import { ImageInput } from '../../ui/form/ImageInput';
import { NumberInput } from '../../ui/form/NumberInput';
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
