import { useLocaleState, useLocation, useNavigate, useTranslate } from 'ra-core';
import { DASHBOARD_PRESETS_DAYS_BACK } from '../../../contract/constants';
import { jakartaDay } from '../../../contract/core/days';
import { CATEGORIES } from '../../../contract/product';
import type { Sales } from '../../../contract/transaction/sales';
import { type SalesStep, salesStepOf } from '../../../contract/transaction/salesPeriod';
import { transactionApi } from '../../../contract/transaction/transactionApi';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { ChangeMark, percent, quotient } from '../../ui/chart/ChangeMark';
import { ChartKey } from '../../ui/chart/ChartKey';
import { MeasuredCard } from '../../ui/chart/MeasuredCard';
import { MeasuredSkeleton } from '../../ui/chart/MeasuredSkeleton';
import { useSalesMeasures } from '../../ui/chart/useSalesMeasures';
import { RangePicker } from '../../ui/controls/dateRange/RangePicker';
import { type DateRange, presetRange, rangeOf } from '../../ui/controls/dateRange/range';
import { daysText } from '../../ui/controls/period';
import { ToggleButton, ToggleButtonGroup } from '../../ui/controls/ToggleButtonGroup';
import { FormSection } from '../../ui/form/FormSection';
import { categoryColor } from '../../ui/list/cells/CategoryTag';
import { Failed } from '../../ui/states/Failed';
import './merchantSales.css';
import './bestProducts.css';
import './categoryShares.css';
import './salesTools.css';

/** Sales of a merchant in a period, by step, compared with the previous period. */
const MerchantSales = ({ merchantId }: { merchantId: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const asked = useSalesQuery();
  const { range, step } = asked;
  const { data, error, refetch, isPlaceholderData } = useEndpointQuery(
    transactionApi.sales,
    { query: { merchant_id: merchantId, start_date: range.start, end_date: range.end, filter_date: step } },
    { placeholderData: before => before },
  );
  return (
    <div className="sales">
      <SalesTools {...asked} compared={data && daysText(data.before, locale)} />
      {error ? (
        <Failed
          heading="h3"
          title={translate('resources.transaction.sales.failed')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <div className="sales-parts" aria-busy={isPlaceholderData}>
          <Figures sales={data} step={step} />
        </div>
      ) : (
        <MeasuredSkeleton />
      )}
    </div>
  );
};

const Figures = ({ sales, step }: { sales: Sales; step: SalesStep }) => {
  const translate = useTranslate();
  const measures = useSalesMeasures(sales);
  const t = (key: string, args?: object) => translate(`resources.transaction.sales.${key}`, args);
  const { totals } = sales;
  const perOrder = quotient(totals.value, totals.orders);
  const average = perOrder !== null && t('average', { amount: formatMoney(Math.round(perOrder)) });
  return (
    <>
      <MeasuredCard
        title={t('title')}
        figures={sales}
        step={step}
        measures={measures}
        empty={{ title: t('none'), text: t('none_text') }}
        note={name => name === 'value' && average && <small>{average}</small>}
      />
      {sales.categories.length > 0 && (
        <div className="sales-sides">
          <CategoryShares sales={sales} />
          {totals.orders !== 0 && <BestProducts products={sales.products} />}
        </div>
      )}
    </>
  );
};

export default MerchantSales;

/** Top products by value, with their quantities and changes. */
const BestProducts = ({ products }: Pick<Sales, 'products'>) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.transaction.sales.${key}`);
  return (
    <FormSection title={t('products')}>
      <ol className="best figures stack gap-12 field-wide">
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

const STEPS: readonly SalesStep[] = ['day', 'week', 'month'];

/** Period and step of the sales; at the right the comparison period. */
const SalesTools = ({
  range,
  today,
  step,
  setRange,
  setStep,
  compared,
}: ReturnType<typeof useSalesQuery> & { compared: string | undefined }) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`resources.transaction.${key}`, args);
  return (
    <search className="row wrap" aria-label={t('sales.period')}>
      <RangePicker range={range} today={today} onChoose={setRange} />
      <ToggleButtonGroup
        value={step}
        aria-label={t('fields.filter_date')}
        onChange={(next: SalesStep) => setStep(next)}
      >
        {STEPS.map(value => (
          <ToggleButton key={value} className="sales-toggle" value={value}>
            {t(`choices.step.${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {compared && <p className="sales-compared muted">{t('sales.compared', { period: compared })}</p>}
    </search>
  );
};

/** Days and step of the sales, kept in the address, so that reload, back and shared links show the same view. */
function useSalesQuery() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const today = jakartaDay();
  const asked = new URLSearchParams(search);
  const range =
    rangeOf(asked.get('start_date'), asked.get('end_date')) ?? presetRange(DASHBOARD_PRESETS_DAYS_BACK.week, today);
  const step = salesStepOf(asked.get('filter_date'));

  const go = (change: Record<string, string>) => {
    for (const [name, value] of Object.entries(change)) asked.set(name, value);
    navigate({ pathname, search: `?${asked}` });
  };
  return {
    range,
    today,
    step,
    setRange: ({ start, end }: DateRange) => go({ start_date: start, end_date: end }),
    setStep: (next: SalesStep) => go({ filter_date: next }),
  };
}

/** Share of each category in the sales value: bars from zero, with a tick for the previous period. */
const CategoryShares = ({ sales }: { sales: Sales }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.transaction.sales.${key}`, args);
  const { categories, totals } = sales;
  const most = Math.max(...categories.flatMap(({ value, before }) => [value ?? 0, before.value ?? 0]));
  const width = (value: number | null) => `${(quotient(value, most) ?? 0) * 100}%`;
  return (
    <FormSection title={t('categories')}>
      <ul className="shares figures stack gap-12 field-wide">
        {categories.map(({ category_code, value, before }) => (
          <li key={category_code} title={formatMoney(value)}>
            <span>{CATEGORIES[category_code]}</span>
            <span className="share-bar" aria-hidden="true">
              <i style={{ width: width(value), background: categoryColor[category_code] }} />
              {Number(before.value) > 0 && <u style={{ left: width(before.value) }} />}
            </span>
            <span className="share-value">
              {formatMoney(value)}
              <small>
                {t('category_share', { share: percent(totals.value === 0 ? 0 : quotient(value, totals.value)) })}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {Number(sales.totals_before.orders) > 0 && (
        <p className="field-wide">
          <ChartKey of="tick">{daysText(sales.before, locale)}</ChartKey>
        </p>
      )}
    </FormSection>
  );
};
