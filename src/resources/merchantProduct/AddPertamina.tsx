import { useNotify, useTranslate } from 'ra-core';
import type { BodyInput } from '../../../contract/core/endpoint';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { pertaminaInput } from '../../../contract/merchantProduct/merchantProductInput';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { call } from '../../dataProvider/call';
import { DialogForm } from '../../ui/form/DialogForm';
import type { Submission } from '../../ui/form/engine/Submission';
import { Fields } from '../../ui/form/Fields';
import { changeProduct } from './changeProduct';
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

/** Adds a product of the provider that the merchant may sell and does not stock yet. */
export const AddPertamina = ({ merchantId, onAdded, onClose }: AddPertaminaProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const title = translate('resources.merchant_product.add_pertamina');
  const add = async ({ values, record, idempotencyKey }: Submission) => {
    const body = { ...values, merchant_id: merchantId } as Body;
    const saved = record
      ? await changeProduct(record as MerchantProduct, { ...values, version: record.version })
      : await call(merchantProductApi.addPertamina, { body, key: idempotencyKey });
    if (saved) notify('resources.merchant_product.added', { type: 'success', messageArgs: { name: saved.name } });
    // a provider may only report success
    else notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } });
    await onAdded();
    return saved;
  };
  return (
    <DialogForm
      resource="merchant_product"
      title={title}
      input={input}
      defaultValues={newProduct}
      draft={{ form: 'pertamina', recordId: merchantId }}
      saveLabel={title}
      onSubmit={add}
      onClose={onClose}
    >
      <OfferInput merchantId={merchantId} />
      <Fields>
        <ShelfFields />
      </Fields>
    </DialogForm>
  );
};
