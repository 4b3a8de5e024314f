import { Store } from 'lucide-react';
import { type Identifier, LinkBase, type RaRecord, useListContext, useLocaleState, useLocation } from 'ra-core';
import { useCallback, useEffect } from 'react';
import type { SalesChart, SalesRow } from '../../../contract/sales/categorySales';
import { salesApi } from '../../../contract/sales/salesApi';
import type { SalesStep } from '../../../contract/transaction/salesPeriod';
import { volumeUnitOf } from '../../../contract/volumeUnitOf';
import { whenIdle } from '../../browser/whenIdle';
import { isOffered } from '../../dataProvider/isOffered';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { percent, quotient } from '../../ui/chart/ChangeMark';
import { MeasuredCard } from '../../ui/chart/MeasuredCard';
import { MeasuredSkeleton } from '../../ui/chart/MeasuredSkeleton';
import { useSalesMeasures } from '../../ui/chart/useSalesMeasures';
import { RangePicker } from '../../ui/controls/dateRange/RangePicker';
import { daysText } from '../../ui/controls/period';
import { ToggleButton, ToggleButtonGroup } from '../../ui/controls/ToggleButtonGroup';
import { AreaName } from '../../ui/display/AreaName';
import { useMerchantTypes } from '../../ui/fields/useMerchantTypes';
import { FormSection } from '../../ui/form/FormSection';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { categoryColor } from '../../ui/list/cells/CategoryTag';
import { withChosen } from '../../ui/list/filter/filterValues';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { useFilters } from '../../ui/list/filter/useFilters';
import { List } from '../../ui/list/List';
import { AreaFilter } from '../../ui/list/someFilters/AreaFilter';
import { DataTable } from '../../ui/list/table/DataTable';
import { EmptyState } from '../../ui/states/EmptyState';
import { Failed } from '../../ui/states/Failed';
import { ALL_ROWS, ROWS_PARAM, useSalesCategory, useSalesPeriod, useSalesText, withOrdersOf } from './useSales';
import './salesList.css';
import './periodTools.css';
import './salesOverview.css';
import './regionShares.css';

/** The values of point 3's `filter_date`. */
const STEPS: readonly SalesStep[] = ['day', 'month'];

/** The days of the sales, and whether to show them by day or by month. */
const PeriodTools = () => {
  const t = useSalesText();
  const { changeFilters } = useFilters();
  const { today, range, step } = useSalesPeriod();
  return (
    <>
      <RangePicker
        range={range}
        today={today}
        onChoose={({ start, end }) =>
          changeFilters(values => withChosen(withChosen(values, 'start_date', [start]), 'end_date', [end]))
        }
      />
      <ToggleButtonGroup
        value={step}
        aria-label={t('fields.filter_date')}
        onChange={(next: SalesStep) =>
          changeFilters(values => withChosen(values, 'filter_date', next === 'day' ? [] : [next]))
        }
      >
        {STEPS.map(value => (
          <ToggleButton key={value} className="period-step" value={value}>
            {t(`steps.${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
};

const SaleOrders = lazyPart(() => import('./SaleOrders').then(module => module.SaleOrders));

const Column = DataTable.Col<SalesRow & RaRecord>;
const areaFields = { region: 'region', province: 'province', regency: 'regency' };
const keepInAddress = [ROWS_PARAM];
const hidden = ['region_code', 'province_code'];

/** Filter with the types that the server lists. */
const TypeFilter = () => <SelectFilter source="type_merchant" choices={useMerchantTypes()} icon={Store} />;

const filters = (
  <>
    <PeriodTools />
    <AreaFilter fields={areaFields} />
    <TypeFilter />
  </>
);

/** Sales of a category: totals, chart, and each merchant's sales by day or month, with a row's orders opened over the list. */
const SalesList = () => {
  const t = useSalesText();
  const hasVolume = volumeUnitOf(useSalesCategory()) !== null;
  const [locale] = useLocaleState();
  const { pathname, search } = useLocation();
  const opens = isOffered(salesApi.orders);
  const types = useMerchantTypes();
  useEffect(() => whenIdle(() => void SaleOrders.preload()), []);
  const toOrders = useCallback(
    (id: Identifier) => `${pathname}${withOrdersOf(search, String(id))}`,
    [pathname, search],
  );
  return (
    <List<SalesRow & RaRecord> filters={filters} keepInAddress={keepInAddress}>
      <SalesOverview />
      <div className="sales-rows-head between">
        <h2>{t('rows')}</h2>
        {opens && <LinkBase to={toOrders(ALL_ROWS)}>{t('show_orders')}</LinkBase>}
      </div>
      <DataTable<SalesRow & RaRecord>
        rowClick={opens && toOrders}
        hiddenColumns={hidden}
        bulkActionButtons={false}
        empty={<EmptyState title={t('none')} text={t('none_text')} />}
      >
        <Column
          source="merchant_name"
          secondaryText={({ type_code }) => types.find(({ id }) => id === type_code)?.name ?? type_code}
        />
        <Column source="start_date" render={row => daysText(row, locale)} />
        <Column source="regency_code" render={({ regency_code }) => <AreaName code={regency_code} />} />
        <Column source="province_code" render={({ province_code }) => <AreaName code={province_code} />} />
        <Column source="region_code" />
        <Column source="orders" />
        <Column source="quantity" />
        {hasVolume && (
          <Column
            source="volume"
            label={t('volume')}
            align="right"
            render={({ volume_liter, volume_kg }) => volumeText(volume_liter, volume_kg)}
          />
        )}
        <Column source="value" />
      </DataTable>
      {new URLSearchParams(search).has(ROWS_PARAM) && <SaleOrders />}
    </List>
  );
};

/** Formats a volume in the units in which it was sold. */
const volumeText = (liter: number | null, kg: number | null) =>
  [Number(liter) > 0 && `${formatNumber(liter)} L`, Number(kg) > 0 && `${formatNumber(kg)} kg`]
    .filter(Boolean)
    .join(', ');

export default SalesList;

/** Totals, chart and regions for the list's filters. */
const SalesOverview = () => {
  const t = useSalesText();
  const category = useSalesCategory();
  const { filterValues } = useListContext();
  const { data, error, refetch, isPlaceholderData } = useEndpointQuery(
    salesApi.chart,
    { query: { ...filterValues, category } },
    { placeholderData: before => before },
  );
  if (error) return <Failed title={t('failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <div className="sales-overview stack" aria-busy={isPlaceholderData}>
      {data ? <Overview chart={data} /> : <MeasuredSkeleton />}
    </div>
  );
};

const Overview = ({ chart }: { chart: SalesChart }) => {
  const t = useSalesText();
  const { step } = useSalesPeriod();
  const measures = useSalesMeasures(chart);
  const { totals } = chart;
  const perOrder = quotient(totals.value, totals.orders);
  const average = perOrder !== null && t('average', { amount: formatMoney(Math.round(perOrder)) });
  return (
    <>
      <MeasuredCard
        title={t('overview')}
        figures={chart}
        step={step}
        measures={measures}
        color={categoryColor[chart.category_code]}
        empty={{ title: t('none'), text: t('none_text') }}
        note={name => name === 'value' && average && <small>{average}</small>}
      />
      {chart.regions.length > 1 && <RegionShares chart={chart} />}
    </>
  );
};

/** Sales value of each region as bars from zero, largest first. */
const RegionShares = ({ chart: { regions, totals, category_code } }: { chart: SalesChart }) => {
  const t = useSalesText();
  const most = Math.max(...regions.map(({ value }) => value ?? 0));
  return (
    <FormSection title={t('regions')}>
      <ul className="region-shares stack field-wide">
        {regions.map(({ region_code, value }) => (
          <li key={region_code}>
            <span>
              <AreaName code={region_code} />
            </span>
            <span className="region-bar" aria-hidden="true">
              <i
                style={{ width: `${(quotient(value, most) ?? 0) * 100}%`, background: categoryColor[category_code] }}
              />
            </span>
            <span className="region-value">
              {formatMoney(value)}
              <small>{t('share', { share: percent(quotient(value, totals.value)) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </FormSection>
  );
};
