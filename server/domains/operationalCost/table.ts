import { operationalCost } from '../../../contract/operationalCost';
import { tableOf } from '../record/tableOf';

export const operational_costs = tableOf(operationalCost);
