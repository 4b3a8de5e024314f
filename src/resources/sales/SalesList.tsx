import { Store } from 'lucide-react';
import { type Identifier, LinkBase, type RaRecord, useLocaleState, useLocation } from 'ra-core';
import { useCallback, useEffect } from 'react';
import type { SalesRow } from '../../../contract/sales/categorySales';
import { salesApi } from '../../../contract/sales/salesApi';
import { volumeUnitOf } from '../../../contract/volumeUnitOf';
import { whenIdle } from '../../browser/whenIdle';
import { isOffered } from '../../dataProvider/isOffered';
import { formatNumber } from '../../i18n/numbers';
import { AreaName } from '../../ui/AreaName';
import { daysText } from '../../ui/chart/stepText';
import { lazyPart } from '../../ui/lazyPart';
import { AreaFilter } from '../../ui/list/filter/AreaFilter';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { EmptyState } from '../../ui/states/EmptyState';
import { useMerchantTypes } from '../../ui/useMerchantTypes';
import { ALL_ROWS, ROWS_PARAM, withOrdersOf } from './ordersParam';
import { PeriodTools } from './PeriodTools';
import { SalesOverview } from './SalesOverview';
import { useSalesCategory, useSalesText } from './useSales';
import './salesList.css';

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
      <div className="sales-rows-head">
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
const volumeText = (liter: number, kg: number) =>
  [liter > 0 && `${formatNumber(liter)} L`, kg > 0 && `${formatNumber(kg)} kg`].filter(Boolean).join(', ');

export default SalesList;
