import { CircleDot } from 'lucide-react';
import type { OperationalCost } from '../../../contract/operationalCost';
import { lazyPart } from '../../ui/lazyPart';
import { FormOverList } from '../../ui/list/FormOverList';
import { PeriodFilter } from '../../ui/list/filter/PeriodFilter';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import type { OperationalCostFormProps } from './OperationalCostForm';

const loadForm = () => import('./OperationalCostForm').then(module => module.OperationalCostForm);
const AddOperationalCost = lazyPart<OperationalCostFormProps>(loadForm);
const EditOperationalCost = lazyPart<Required<OperationalCostFormProps>>(loadForm);

const Column = DataTable.Col<OperationalCost>;

const filters = (
  <>
    <SelectFilter source="kind" icon={CircleDot} />
    <SelectFilter source="region_code" />
    <PeriodFilter source="spent_on" />
  </>
);

/** Operational costs, newest first, with the form of the one in the address. */
const OperationalCostList = () => (
  <>
    <List filters={filters}>
      <DataTable>
        <Column source="description" />
        <Column source="kind" />
        <Column source="region_code" />
        <Column source="spent_on" />
        <Column source="amount" />
      </DataTable>
    </List>
    <FormOverList resource="operational_cost" add={AddOperationalCost} edit={EditOperationalCost} />
  </>
);

export default OperationalCostList;
