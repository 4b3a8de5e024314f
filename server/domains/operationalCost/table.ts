import { operationalCost } from '../../../contract/operationalCost';
import { tableOf } from '../tableOf';

export const operational_costs = tableOf(operationalCost);
