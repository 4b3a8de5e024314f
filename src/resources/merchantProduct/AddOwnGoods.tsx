import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BodyInput } from '../../../contract/core/endpoint';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { ownGoodsInput } from '../../../contract/merchantProduct/merchantProductInput';
import { CATEGORIES, type CategoryCode } from '../../../contract/product';
import { CategoryTag } from '../../ui/CategoryTag';
import { DialogForm } from '../../ui/form/DialogForm';
import { newCreation } from '../../ui/form/newCreation';
import { SelectInput } from '../../ui/form/SelectInput';
import { addProduct } from './addProduct';
import { OwnGoodsFields } from './OwnGoodsFields';
import { ShelfFields } from './ShelfFields';

interface AddOwnGoodsProps {
  merchantId: string;
  /** Categories that the merchant's kind may sell. */
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

/** Adds goods of the merchant's own, at its own price. */
export const AddOwnGoods = ({ merchantId, categories, onAdded, onClose }: AddOwnGoodsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [{ key }] = useState(newCreation);
  const t = (name: string) => translate(`resources.merchant_product.${name}`);
  const send = async (typed: FieldValues) => {
    const { name } = await addProduct(
      merchantProductApi.addOwnGoods,
      { ...typed, merchant_id: merchantId } as Body,
      key,
    );
    notify('resources.merchant_product.added', { type: 'success', messageArgs: { name } });
    await onAdded();
  };
  return (
    <DialogForm
      resource="merchant_product"
      title={t('add_own')}
      input={input}
      values={newGoods}
      confirm={t('add_own')}
      onSend={send}
      onClose={onClose}
    >
      <div className="form-fields">
        <OwnGoodsFields />
        <SelectInput
          source="category_code"
          required
          wide
          choices={categories.map(code => ({
            value: code,
            label: CATEGORIES[code],
            show: <CategoryTag code={code} all="" />,
          }))}
        />
        <ShelfFields />
      </div>
    </DialogForm>
  );
};
