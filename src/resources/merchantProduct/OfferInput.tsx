import { CircleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { plainText } from '../../../contract/core/plainText';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import type { OfferedProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatMoney } from '../../i18n/numbers';
import { CategoryTag } from '../../ui/CategoryTag';
import { FieldNote } from '../../ui/form/FieldNote';
import { useField } from '../../ui/form/useField';
import { SearchBox } from '../../ui/SearchBox';
import './offerInput.css';

/** Searchable choice of the provider's products that the merchant may sell and does not stock yet, with their prices. */
export const OfferInput = ({ merchantId }: { merchantId: string }) => {
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
