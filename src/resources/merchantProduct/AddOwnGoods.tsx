import { useNotify, useTranslate } from 'ra-core';
import type { BodyInput } from '../../../contract/core/endpoint';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { ownGoodsInput } from '../../../contract/merchantProduct/merchantProductInput';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import type { CategoryCode } from '../../../contract/product';
import { call } from '../../dataProvider/call';
import { CategoryInput } from '../../ui/form/CategoryInput';
import type { Submission } from '../../ui/form/engine/Submission';
import { Fields } from '../../ui/form/Fields';
import { FormDialog } from '../../ui/form/FormDialog';
import { changeProduct } from './changeProduct';
import { OwnGoodsFields, ShelfFields } from './ShelfFields';

interface AddOwnGoodsProps {
  merchantId: string;
  /** Categories that the merchant's type may sell. */
  categories: readonly CategoryCode[];
  onAdded: () => Promise<void>;
  onClose: () => void;
}

type Body = BodyInput<typeof merchantProductApi.addOwnGoods>;

const input = ownGoodsInput.omit({ merchant_id: true });
const newGoods = {
  name: null,
  category_code: 'non-pertamina',
  price: null,
  sale_unit: 'buah',
  description: null,
  stock: 0,
  low_stock: 5,
  is_active: true,
  image_url: null,
};

/** Adds a product of the merchant's own, at its own price. */
export const AddOwnGoods = ({ merchantId, categories, onAdded, onClose }: AddOwnGoodsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const t = (name: string) => translate(`resources.merchant_product.${name}`);
  const add = async ({ values, record, idempotencyKey }: Submission) => {
    const body = { ...values, merchant_id: merchantId } as Body;
    const saved = record
      ? await changeProduct(record as MerchantProduct, { ...values, version: record.version })
      : await call(merchantProductApi.addOwnGoods, { body, key: idempotencyKey });
    notify('resources.merchant_product.added', {
      type: 'success',
      messageArgs: { name: saved?.name ?? String(values.name ?? '') },
    });
    await onAdded();
    return saved;
  };
  return (
    <FormDialog
      resource="merchant_product"
      title={t('add_own')}
      input={input}
      defaultValues={newGoods}
      draft={{ form: 'own', recordId: merchantId }}
      saveLabel={t('add_own')}
      onSubmit={add}
      onClose={onClose}
    >
      <Fields>
        <OwnGoodsFields />
        <CategoryInput source="category_code" required fullWidth codes={categories} />
        <ShelfFields />
      </Fields>
    </FormDialog>
  );
};
