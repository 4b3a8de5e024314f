import { Map as MapIcon, Table2 } from 'lucide-react';
import { type RaRecord, useListContext, useLocation, useNavigate, useTranslate } from 'ra-core';
import type { StockLevel } from '../../../contract/merchant/merchant';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import type { MerchantRow } from '../../../contract/merchant/merchantRecord';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { formatNumber } from '../../i18n/numbers';
import { ToggleButton, ToggleButtonGroup } from '../../ui/controls/ToggleButtonGroup';
import { useMerchantTypes } from '../../ui/fields/useMerchantTypes';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { AreaFilter } from '../../ui/list/someFilters/AreaFilter';
import { PeriodFilter } from '../../ui/list/someFilters/PeriodFilter';
import { DataTable } from '../../ui/list/table/DataTable';
import { ListActions } from '../../ui/list/tools/ListActions';
import { Failed } from '../../ui/states/Failed';
import { StockLevelChip } from '../merchantProduct/StockLevelChip';
import './merchantList.css';
import './viewSwitch.css';
import './merchantMap.css';

const Column = DataTable.Col<MerchantRow & RaRecord>;

/** Filter with the types that the server lists. */
const TypeFilter = () => <SelectFilter source="type_merchant" choices={useMerchantTypes()} />;

const filters = (
  <>
    <TypeFilter />
    <SelectFilter
      source="stock"
      field="stock_level"
      optionText={({ id }) => <StockLevelChip level={id as StockLevel} />}
    />
    <SelectFilter source="status" />
    <AreaFilter />
    <PeriodFilter source="joined_at" />
  </>
);

const table = (
  <DataTable>
    <Column
      source="name"
      secondaryText={({ number, owner_name }) => [number, owner_name].filter(Boolean).join(' · ')}
    />
    <Column source="status" />
    <Column source="stock_level" render={({ stock_level }) => <StockLevelChip level={stock_level} />} />
    <Column source="type_code" />
    <Column
      source="area"
      render={({ regency, province }) => (
        <span className="merchant-area">
          {regency}
          <small>{province}</small>
        </span>
      )}
    />
    <Column source="joined_at" kind="day" />
  </DataTable>
);

/** Registered merchants: the filtered list as a table, or on a map. */
const MerchantList = () => {
  const [view, setView] = useListView();
  const actions = (
    <ListActions>
      <ViewSwitch view={view} onChange={setView} />
    </ListActions>
  );
  return (
    <List filters={filters} actions={actions} keepInAddress={KEPT}>
      {view === 'map' ? <MerchantMap /> : table}
    </List>
  );
};

export default MerchantList;

const icons = { table: Table2, map: MapIcon };

/** Switches between table and map; the filter stays. */
const ViewSwitch = ({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.merchant.view.${key}`);
  return (
    <ToggleButtonGroup value={view} aria-label={t('label')} onChange={(next: ListView) => onChange(next)}>
      {(['table', 'map'] as const).map(value => {
        const Icon = icons[value];
        return (
          <ToggleButton key={value} className="merchant-view" value={value} aria-label={t(value)} title={t(value)}>
            <Icon size={16} aria-hidden />
            <span className="merchant-view-name">{t(value)}</span>
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};

const LIST_VIEWS = ['table', 'map'] as const;
type ListView = (typeof LIST_VIEWS)[number];

/** Address parameters that are not the list's own. */
const KEPT = ['view'];

/** Table or map, kept in the address, so that reload, back and shared links show the same view. */
function useListView(): [ListView, (view: ListView) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = new URLSearchParams(search).get('view') === 'map' ? 'map' : 'table';
  return [
    view,
    next => {
      const params = new URLSearchParams(search);
      params.set('view', next);
      navigate({ search: `?${params}` });
    },
  ];
}

const MapView = lazyPart(() => import('./map/MapView').then(module => module.MapView));

/** The filtered list on a map, whose code is loaded on first use. */
const MerchantMap = () => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { data, error, refetch } = useEndpointQuery(
    merchantApi.points,
    { query: filterValues },
    { placeholderData: before => before },
  );
  const t = (key: string, args?: object) => translate(`resources.merchant.map.${key}`, args);
  if (error) return <Failed title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <p className="map-waits card muted">{t('loading')}</p>;
  return (
    <>
      {data.truncated && (
        <p className="map-note">
          {t('truncated', { shown: formatNumber(data.list.length), total: formatNumber(data.total) })}
        </p>
      )}
      {data.total === 0 && <p className="map-note">{t('none')}</p>}
      <MapView points={data.list} />
    </>
  );
};
