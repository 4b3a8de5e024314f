import { useLocaleState, useTranslate } from 'ra-core';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { formatDate } from '../../i18n/dates';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import './price.css';

/** Price of a product, with its source and start date. */
export const Price = ({ price, price_source }: Pick<MerchantProduct, 'price' | 'price_source'>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.merchant_product.${key}`, args);
  if (price === null)
    return (
      <span className="products-unpriced" title={t('no_price_text')}>
        {t('no_price')}
      </span>
    );
  // a provider may have a price without saying where it comes from
  if (!price_source?.level) return <span className="products-amount">{formatNumber(price)}</span>;
  const { level, area, valid_from, kind_offset } = price_source;
  const day = formatDate(valid_from, 'day', locale);
  return (
    <>
      <span className="products-amount">{formatNumber(price)}</span>
      <small title={valid_from ? formatDate(valid_from, 'full', locale) : undefined}>
        {level === 'merchant' ? t('own_price') : area ? t('price_in', { area, day }) : t('price_national', { day })}
      </small>
      {kind_offset && (
        <small>
          {t(kind_offset.amount < 0 ? 'kind_cheaper' : 'kind_dearer', {
            kind: translate(`resources.merchant.choices.type_code.${kind_offset.type_code}`),
            amount: formatMoney(Math.abs(kind_offset.amount)),
          })}
        </small>
      )}
    </>
  );
};
