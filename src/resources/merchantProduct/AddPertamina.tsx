import { CircleAlert } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { BodyInput } from '../../../contract/core/endpoint';
import { plainText } from '../../../contract/core/plainText';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { pertaminaInput } from '../../../contract/merchantProduct/merchantProductInput';
import type { MerchantProduct, OfferedProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { call } from '../../dataProvider/call';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatMoney } from '../../i18n/numbers';
import { SearchBox } from '../../ui/controls/SearchBox';
import type { Submission } from '../../ui/form/engine/Submission';
import { FieldNote } from '../../ui/form/FieldNote';
import { Fields } from '../../ui/form/Fields';
import { FormDialog } from '../../ui/form/FormDialog';
import { useField } from '../../ui/form/useField';
import { CategoryTag } from '../../ui/list/cells/CategoryTag';
import { changeProduct } from './changeProduct';
import { ShelfFields } from './ShelfFields';
import './offerInput.css';

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
    <FormDialog
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
    </FormDialog>
  );
};

/** Searchable choice of the provider's products that the merchant may sell and does not stock yet, with their prices. */
const OfferInput = ({ merchantId }: { merchantId: string }) => {
  const translate = useTranslate();
  const id = useId();
  const { field, error } = useField({ source: 'product_id' });
  const [typed, setTyped] = useState('');
  const { data, error: failure } = useEndpointQuery(merchantProductApi.offer, { params: { id: merchantId } });
  const t = (key: string) => translate(`resources.merchant_product.offer.${key}`);
  const list = data?.list.filter(product => fits(product, typed)) ?? [];
  const note = failure
    ? t('failed')
    : data?.list.length === 0
      ? t('none')
      : data && list.length === 0
        ? t('no_result')
        : null;

  return (
    <fieldset className="offer" aria-busy={!data && !failure} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{translate('resources.merchant_product.fields.product_id')}</legend>
      <SearchBox
        label={t('search')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      />
      <div className="offer-list">
        {note && <p>{note}</p>}
        {list.map((product, index) => (
          <label key={product.id}>
            <input
              type="radio"
              name={`${id}-product`}
              checked={field.value === product.id}
              onChange={() => field.onChange(product.id)}
              ref={index === 0 ? field.ref : undefined}
            />
            <span>
              {product.name}
              {product.variant && <small>{product.variant}</small>}
            </span>
            <span className="offer-category">
              <CategoryTag code={product.category_code} />
            </span>
            <b>{formatMoney(product.price)}</b>
          </label>
        ))}
      </div>
      {error && (
        <FieldNote error id={`${id}-error`} role="alert">
          <CircleAlert size={14} aria-hidden />
          {error}
        </FieldNote>
      )}
    </fieldset>
  );
};

const fits = ({ name, variant, code }: OfferedProduct, typed: string) =>
  `${name} ${variant ?? ''} ${code}`.toLowerCase().includes(plainText(typed).toLowerCase());
