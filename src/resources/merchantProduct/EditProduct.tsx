import { type RaRecord, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type MerchantProduct, ownGoodsInput, pertaminaInput } from '../../../contract/product/merchantProduct';
import { ApiError } from '../../dataProvider/ApiError';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { changedValues, chosenVersion, mergeVersions } from '../../ui/form/mergeVersions';
import type { Describe } from '../../ui/form/ResourceForm';
import { StaleDialog } from '../../ui/form/StaleDialog';
import { changeProduct } from './changeProduct';
import { OwnGoodsFields } from './OwnGoodsFields';
import { Price } from './Price';
import { ProductDialog } from './ProductDialog';
import { ShelfFields } from './ShelfFields';
import type { Products } from './useProducts';

interface EditProductProps {
  product: MerchantProduct;
  products: Pick<Products, 'show' | 'newest'>;
  onClose: () => void;
}

const ofProvider = pertaminaInput.omit({ merchant_id: true, product_id: true });
const ofMerchant = ownGoodsInput.omit({ merchant_id: true, category_code: true });

/** Changes a product of a merchant. What others changed meanwhile is kept; where both changed the same, one is asked. */
export const EditProduct = ({ product, products, onClose }: EditProductProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const base = useRef(product);
  const [stale, setStale] = useState<{ newest: MerchantProduct; typed: FieldValues; settle: Settle } | null>(null);
  const own = product.product_id === null;
  const input = own ? ofMerchant : ofProvider;
  const fields = Object.keys(input.shape);
  const describe: Describe = {
    price: value => formatMoney(Number(value)),
    stock: value => formatNumber(Number(value)),
    low_stock: value => formatNumber(Number(value)),
    is_active: value => translate(value ? 'ra.boolean.true' : 'ra.boolean.false'),
    image_url: value => <img className="products-compared" src={String(value)} alt="" />,
  };

  const save = async (typed: FieldValues): Promise<void> => {
    const changes = changedValues(base.current, typed, fields);
    if (Object.keys(changes).length === 0) return;
    try {
      const saved = await changeProduct(product, { ...changes, version: base.current.version });
      products.show(saved);
      notify('resources.merchant_product.saved', { type: 'success', messageArgs: { name: saved.name } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      const newest = await products.newest(product.id);
      if (!newest) throw new Error(translate('resources.merchant_product.gone'));
      if (newest.version === base.current.version) throw error;
      const { differences } = mergeVersions(base.current, newest, typed, fields);
      const chosen = differences.some(({ changedThere }) => changedThere)
        ? await new Promise<FieldValues>((resolve, reject) => setStale({ newest, typed, settle: { resolve, reject } }))
        : chosenVersion(newest, { differences, taken: [] }, new Set(differences.map(({ field }) => field)));
      base.current = newest;
      await save(chosen);
    }
  };

  return (
    <ProductDialog
      title={translate('resources.merchant_product.edit_title', { name: product.name })}
      input={input}
      values={Object.fromEntries(fields.map(field => [field, product[field as keyof MerchantProduct]]))}
      confirm={translate('app.form.save')}
      onSend={save}
      onClose={onClose}
    >
      <div className="form-fields">
        {own ? (
          <OwnGoodsFields />
        ) : (
          <p className="field-wide products-provided">
            <Price {...product} />
          </p>
        )}
        <ShelfFields />
      </div>
      {stale && (
        <StaleDialog
          newest={stale.newest as MerchantProduct & RaRecord}
          merged={mergeVersions(base.current, stale.newest, stale.typed, fields)}
          describe={describe}
          saving={false}
          onClose={() => {
            setStale(null);
            stale.settle.reject(new DOMException('The person went back to the form.', 'AbortError'));
          }}
          onSave={keepMine => {
            const merged = mergeVersions(base.current, stale.newest, stale.typed, fields);
            setStale(null);
            stale.settle.resolve(chosenVersion(stale.newest, merged, keepMine));
          }}
        />
      )}
    </ProductDialog>
  );
};

interface Settle {
  resolve: (values: FieldValues) => void;
  reject: (reason: Error) => void;
}
