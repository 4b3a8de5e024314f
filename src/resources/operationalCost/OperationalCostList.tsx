import { CircleDot } from 'lucide-react';
import type { OperationalCost } from '../../../contract/operationalCost';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { FormOverList } from '../../ui/list/onDemand/FormOverList';
import { PeriodFilter } from '../../ui/list/someFilters/PeriodFilter';
import { DataTable } from '../../ui/list/table/DataTable';

const OperationalCostForm = lazyPart(() => import('./OperationalCostForm').then(module => module.OperationalCostForm));

const Column = DataTable.Col<OperationalCost>;

const filters = (
  <>
    <SelectFilter source="kind" icon={CircleDot} />
    <SelectFilter source="region_code" />
    <PeriodFilter source="spent_on" />
  </>
);

/** Operational costs, newest first, with the form that the address opens. */
const OperationalCostList = () => (
  <>
    <List filters={filters}>
      <DataTable>
        <Column source="description" />
        <Column source="kind" />
        <Column source="region_code" />
        <Column source="spent_on" />
        <Column source="amount" />
        <Column source="receipt" />
      </DataTable>
    </List>
    <FormOverList resource="operational_cost" form={OperationalCostForm} />
  </>
);

export default OperationalCostList;
