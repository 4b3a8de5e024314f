import {
  ListBase,
  type RaRecord,
  useLocaleState,
  useLocation,
  useResourceContext,
  useStore,
  useTranslate,
} from 'ra-core';
import { useEffect, useMemo } from 'react';
import type { MerchantRow } from '../../../contract/merchant/merchantRecord';
import { formatDate } from '../../i18n/dates';
import { AreaFilterMenu } from '../../ui/list/AreaFilterMenu';
import type { Column } from '../../ui/list/Column';
import { DisplayMenu } from '../../ui/list/DisplayMenu';
import { KeepInAddress } from '../../ui/list/KeepInAddress';
import { ListBody } from '../../ui/list/ListBody';
import { ListCount } from '../../ui/list/ListCount';
import { ListTools } from '../../ui/list/ListTools';
import { rememberList } from '../../ui/list/listMemory';
import { PeriodFilterMenu } from '../../ui/list/PeriodFilterMenu';
import { perPageKey } from '../../ui/list/perPageKey';
import { useAreaFilters } from '../../ui/list/useAreaFilters';
import { useColumns } from '../../ui/list/useColumns';
import { useDensity } from '../../ui/list/useDensity';
import { usePeriodFilters } from '../../ui/list/usePeriodFilters';
import { usePrefetchNext } from '../../ui/list/usePrefetchNext';
import { useScrollBack } from '../../ui/list/useScrollBack';
import { StockLevelChip } from '../merchantProduct/StockLevelChip';
import { useListDefaults } from '../useListDefaults';
import { MerchantMap } from './MerchantMap';
import { MerchantStatus } from './MerchantStatus';
import { KEPT, useListView } from './useListView';
import { useMerchantFilters } from './useMerchantFilters';
import { ViewSwitch } from './ViewSwitch';
import '../../ui/list/list.css';
import './merchant.css';

type Row = MerchantRow & RaRecord;
const sorts = ['joined_at', 'name', 'updated_at'];

/** Registered merchants: the filtered list as a table, and as places on a map. */
const MerchantList = () => {
  const defaults = useListDefaults();
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  const [perPage] = useStore(perPageKey(resource), defaults.perPage);
  useEffect(() => {
    rememberList(resource, search);
  }, [resource, search]);
  return (
    <KeepInAddress names={KEPT}>
      <ListBase {...defaults} perPage={perPage} storeKey={false}>
        <Parts />
      </ListBase>
    </KeepInAddress>
  );
};

const Parts = () => {
  const translate = useTranslate();
  const columns = useMerchantColumns();
  const { shown, toggle } = useColumns(columns);
  const [density] = useDensity();
  const [view, setView] = useListView();
  const filters = useMerchantFilters();
  const areas = useAreaFilters();
  const days = usePeriodFilters();
  useScrollBack();
  usePrefetchNext();
  const told = [...areas, ...filters, ...days];
  return (
    <div className="list merchant-list" data-density={density}>
      <ListTools
        filters={filters}
        sorts={sorts}
        more={
          <>
            <AreaFilterMenu areas={areas} />
            <PeriodFilterMenu label={translate('resources.merchant.fields.joined_at')} />
          </>
        }
      >
        <DisplayMenu columns={columns} shown={shown} onToggle={toggle} />
        <ViewSwitch view={view} onChange={setView} />
      </ListTools>
      <ListCount filters={told} />
      {view === 'map' ? <MerchantMap /> : <ListBody<Row> filters={told} columns={shown} nameOf={nameOf} note={note} />}
    </div>
  );
};

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
