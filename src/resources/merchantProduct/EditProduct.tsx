import { useNotify, useTranslate } from 'ra-core';
import { ownGoodsInput, pertaminaInput } from '../../../contract/merchantProduct/merchantProductInput';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { Fields } from '../../ui/form/Fields';
import { FormDialog } from '../../ui/form/FormDialog';
import { changeProduct } from './changeProduct';
import { Price } from './Price';
import { OwnGoodsFields, ShelfFields } from './ShelfFields';
import type { Products } from './useProducts';

interface EditProductProps {
  product: MerchantProduct;
  products: Pick<Products, 'show' | 'newest'>;
  onClose: () => void;
}

const ofProvider = pertaminaInput.omit({ merchant_id: true, product_id: true });
const ofMerchant = ownGoodsInput.omit({ merchant_id: true, category_code: true });

/** Edits a product. Concurrent changes by others are kept; if both changed the same field, the user decides. */
export const EditProduct = ({ product, products, onClose }: EditProductProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const own = product.product_id === null;
  const input = own ? ofMerchant : ofProvider;
  return (
    <FormDialog
      resource="merchant_product"
      title={translate('resources.merchant_product.edit_title', { name: product.name })}
      input={input}
      record={product}
      readNewest={async () => {
        const newest = await products.newest(product.id);
        if (!newest) throw new Error(translate('resources.merchant_product.gone'));
        return newest;
      }}
      onSubmit={async ({ changes, record }) => {
        const saved = await changeProduct(product, { ...changes, version: record?.version });
        products.show(saved);
        notify('resources.merchant_product.saved', {
          type: 'success',
          messageArgs: { name: saved?.name ?? product.name },
        });
        return saved;
      }}
      onClose={onClose}
    >
      <Fields>
        {own ? (
          <OwnGoodsFields />
        ) : (
          <p className="field-wide">
            <Price {...product} />
          </p>
        )}
        <ShelfFields />
      </Fields>
    </FormDialog>
  );
};
