import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BodyInput } from '../../../contract/core/endpoint';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { pertaminaInput } from '../../../contract/merchantProduct/merchantProductInput';
import { DialogForm } from '../../ui/form/DialogForm';
import { newCreation } from '../../ui/form/newCreation';
import { addProduct } from './addProduct';
import { OfferInput } from './OfferInput';
import { ShelfFields } from './ShelfFields';

interface AddPertaminaProps {
  merchantId: string;
  onAdded: () => Promise<void>;
  onClose: () => void;
}

type Body = BodyInput<typeof merchantProductApi.addPertamina>;

const input = pertaminaInput.omit({ merchant_id: true });
const newProduct = { product_id: null, stock: 0, low_stock: 5, is_active: true, image_url: null };

/** Adds a product of the provider that the merchant may sell and lacks. */
export const AddPertamina = ({ merchantId, onAdded, onClose }: AddPertaminaProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [{ key }] = useState(newCreation);
  const title = translate('resources.merchant_product.add_pertamina');
  const send = async (typed: FieldValues) => {
    const { name } = await addProduct(
      merchantProductApi.addPertamina,
      { ...typed, merchant_id: merchantId } as Body,
      key,
    );
    notify('resources.merchant_product.added', { type: 'success', messageArgs: { name } });
    await onAdded();
  };
  return (
    <DialogForm
      resource="merchant_product"
      title={title}
      input={input}
      values={newProduct}
      confirm={title}
      onSend={send}
      onClose={onClose}
    >
      <OfferInput merchantId={merchantId} />
      <div className="form-fields">
        <ShelfFields />
      </div>
    </DialogForm>
  );
};
