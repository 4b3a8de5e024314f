import { type RaRecord, useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { MerchantRow } from '../../../contract/merchant/merchantRecord';
import { formatDate } from '../../i18n/dates';
import { AreaFilterMenu } from '../../ui/list/filter/AreaFilter';
import { PeriodFilterMenu } from '../../ui/list/filter/PeriodFilter';
import { useAreaFilters } from '../../ui/list/filter/useAreaFilters';
import { type FurtherFilters, ResourceList } from '../../ui/list/List';
import type { Column } from '../../ui/list/table/Column';
import { usePeriodFilters } from '../../ui/list/usePeriodFilters';
import { StockLevelChip } from '../merchantProduct/StockLevelChip';
import { MerchantMap } from './MerchantMap';
import { MerchantStatus } from './MerchantStatus';
import { KEPT, useListView } from './useListView';
import { useMerchantFilters } from './useMerchantFilters';
import { ViewSwitch } from './ViewSwitch';
import './merchant.css';

type Row = MerchantRow & RaRecord;
const sorts = ['joined_at', 'name', 'updated_at'];

/** Registered merchants: the filtered list as a table, and as places on a map. */
const MerchantList = () => {
  const columns = useMerchantColumns();
  const [view, setView] = useListView();
  return (
    <ResourceList<Row>
      columns={columns}
      filters={useMerchantFilters()}
      useFurtherFilters={useAreasAndDays}
      sorts={sorts}
      nameOf={nameOf}
      note={note}
      keeps={KEPT}
      tools={<ViewSwitch view={view} onChange={setView} />}
      instead={view === 'map' ? <MerchantMap /> : undefined}
    />
  );
};

function useAreasAndDays(): FurtherFilters {
  const translate = useTranslate();
  const areas = useAreaFilters();
  const days = usePeriodFilters();
  return {
    controls: (
      <>
        <AreaFilterMenu areas={areas} />
        <PeriodFilterMenu label={translate('resources.merchant.fields.joined_at')} />
      </>
    ),
    told: [...areas, ...days],
  };
}

function useMerchantColumns(): Column<Row>[] {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return useMemo(
    () => [
      { source: 'name', cell: ({ name }) => name, sortBy: true },
      { source: 'status', cell: ({ status }) => <MerchantStatus status={status} /> },
      { source: 'stock_level', cell: ({ stock_level }) => <StockLevelChip level={stock_level} /> },
      { source: 'type_code', cell: ({ type_code }) => translate(`resources.merchant.choices.type.${type_code}`) },
      {
        source: 'area',
        cell: ({ regency, province }) => (
          <span className="merchant-area">
            {regency}
            <small>{province}</small>
          </span>
        ),
      },
      {
        source: 'joined_at',
        cell: ({ joined_at }) => (
          <time dateTime={joined_at} title={formatDate(joined_at, 'full', locale)}>
            {formatDate(joined_at, 'day', locale)}
          </time>
        ),
        sortBy: true,
      },
    ],
    [translate, locale],
  );
}

const nameOf = ({ name }: Row) => name;
const note = ({ number, owner_name }: Row) => `${number} · ${owner_name}`;

export default MerchantList;
