import { useNotify, useTranslate } from 'ra-core';
import { z } from 'zod';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { type MerchantProduct, merchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { CATEGORIES, type CategoryCode } from '../../../contract/product';
import { call } from '../../dataProvider/call';
import { CategoryInput } from '../../ui/form/CategoryInput';
import { DialogForm } from '../../ui/form/DialogForm';
import type { Submission } from '../../ui/form/engine/Submission';
import { Fields } from '../../ui/form/Fields';

interface ChangeCategoryProps {
  product: MerchantProduct;
  categories: readonly CategoryCode[];
  onChanged: (product: MerchantProduct) => void;
  onClose: () => void;
}

const input = z.object({ category_code: merchantProduct.shape.category_code });

/** Moves a merchant's own product to another category that the merchant's type may sell. */
export const ChangeCategory = ({ product, categories, onChanged, onClose }: ChangeCategoryProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { id, name, version, category_code } = product;
  const t = (key: string) => translate(`resources.merchant_product.${key}`, { name });
  const send = async ({ values }: Submission) => {
    const code = values.category_code as CategoryCode;
    onChanged(
      await call(merchantProductApi.changeCategory, { params: { id }, body: { category_code: code, version } }),
    );
    notify('resources.merchant_product.moved', { type: 'success', messageArgs: { name, category: CATEGORIES[code] } });
  };
  return (
    <DialogForm
      resource="merchant_product"
      title={t('category.title')}
      input={input}
      defaultValues={{ category_code }}
      draft={{ form: 'category', recordId: id }}
      saveLabel={t('change_category')}
      onSubmit={send}
      onClose={onClose}
    >
      <Fields>
        <CategoryInput source="category_code" fullWidth helperText={t('category.text')} codes={categories} />
      </Fields>
    </DialogForm>
  );
};
