import type { RaRecord } from 'ra-core';
import type { StockLevel } from '../../../contract/merchant/merchant';
import type { MerchantRow } from '../../../contract/merchant/merchantRecord';
import { AreaFilter } from '../../ui/list/filter/AreaFilter';
import { PeriodFilter } from '../../ui/list/filter/PeriodFilter';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { ListActions } from '../../ui/list/tools/ListActions';
import { useMerchantTypes } from '../../ui/useMerchantTypes';
import { StockLevelChip } from '../merchantProduct/StockLevelChip';
import { MerchantMap } from './MerchantMap';
import { KEPT, useListView } from './useListView';
import { ViewSwitch } from './ViewSwitch';
import './merchantList.css';

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
    <Column source="name" secondaryText={({ number, owner_name }) => `${number} · ${owner_name}`} />
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
