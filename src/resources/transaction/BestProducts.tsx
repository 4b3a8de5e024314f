import { useTranslate } from 'ra-core';
import type { Sales } from '../../../contract/transaction/sales';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { ChangeMark } from '../../ui/chart/ChangeMark';
import { FormSection } from '../../ui/form/FormSection';
import './bestProducts.css';
import './categoryShares.css';

/** Top products by value, with their quantities and changes. */
export const BestProducts = ({ products }: Pick<Sales, 'products'>) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.transaction.sales.${key}`);
  return (
    <FormSection title={t('products')}>
      <ol className="best field-wide">
        {products.map(({ product_id, name, sale_unit, quantity, value, value_before }) => (
          <li key={`${product_id ?? ''}${name}`}>
            <span>
              <b>{name}</b>
              {product_id === null && <small>{t('own_goods')}</small>}
            </span>
            <span className="best-value">
              {formatMoney(value)}
              <small>
                {formatNumber(quantity)} {sale_unit}
              </small>
            </span>
            <span className="best-change">
              <ChangeMark now={value} before={value_before} />
            </span>
          </li>
        ))}
      </ol>
    </FormSection>
  );
};
