import { jakartaDay } from '../../../contract/core/days';
import type { OperationalCost } from '../../../contract/operationalCost';
import { DateInput } from '../../ui/form/DateInput';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { SchemaInput } from '../../ui/form/SchemaInput';
import type { RecordFormProps } from '../../ui/list/onDemand/FormOverList';

/** Dialog that adds an operational cost, or edits or shows that of the record. */
export const OperationalCostForm = (props: RecordFormProps<OperationalCost>) => (
  <RecordDialog
    {...props}
    resource="operational_cost"
    created="resources.operational_cost.added"
    defaultValues={{ spent_on: jakartaDay() }}
  >
    <DateInput source="spent_on" past />
    <SchemaInput source="kind" />
    <SchemaInput source="description" fullWidth />
    <SchemaInput source="amount" />
    <SchemaInput source="region_code" />
    <SchemaInput source="receipt" fullWidth />
  </RecordDialog>
);
