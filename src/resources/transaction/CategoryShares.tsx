import { useLocaleState, useTranslate } from 'ra-core';
import { CATEGORIES } from '../../../contract/product';
import type { Sales } from '../../../contract/transaction/sales';
import { formatMoney } from '../../i18n/numbers';
import { categoryColor } from '../../ui/CategoryTag';
import { percent } from '../../ui/chart/ChangeMark';
import { ChartKey } from '../../ui/chart/ChartKey';
import { FormSection } from '../../ui/form/FormSection';
import { daysText } from '../../ui/period';
import './categoryShares.css';

/** Share of each category in the sales value: bars from zero, with a tick for the previous period. */
export const CategoryShares = ({ sales }: { sales: Sales }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.transaction.sales.${key}`, args);
  const { categories, totals } = sales;
  const most = Math.max(...categories.flatMap(({ value, before }) => [value, before.value]));
  const width = (value: number) => `${most > 0 ? (value / most) * 100 : 0}%`;
  return (
    <FormSection title={t('categories')}>
      <ul className="shares field-wide">
        {categories.map(({ category_code, value, before }) => (
          <li key={category_code} title={formatMoney(value)}>
            <span>{CATEGORIES[category_code]}</span>
            <span className="share-bar" aria-hidden="true">
              <i style={{ width: width(value), background: categoryColor[category_code] }} />
              {before.value > 0 && <u style={{ left: width(before.value) }} />}
            </span>
            <span className="share-value">
              {formatMoney(value)}
              <small>{t('category_share', { share: percent(totals.value > 0 ? value / totals.value : 0) })}</small>
            </span>
          </li>
        ))}
      </ul>
      {sales.totals_before.orders > 0 && (
        <p className="field-wide">
          <ChartKey of="tick">{daysText(sales.before, locale)}</ChartKey>
        </p>
      )}
    </FormSection>
  );
};
