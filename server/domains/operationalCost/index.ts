import { jakartaDay } from '../../../contract/core/days';
import { operationalCost, operationalCostApi } from '../../../contract/operationalCost';
import { operationalCostErrors } from '../../../contract/operationalCostErrors';
import { invalidInput } from '../../core/HttpError';
import { crudDomain } from '../../domain/crudDomain';
import { seedOperationalCosts } from './demo/seedOperationalCosts';
import { operational_costs } from './table';

export const operationalCostDomain = crudDomain(operationalCost, operationalCostApi, operational_costs, {
  beforeWrite({ values: { spent_on } }) {
    const today = jakartaDay();
    if (spent_on && spent_on > today) throw invalidInput({ spent_on: operationalCostErrors.dayToCome({ today }) });
  },
  demo: { after: ['identity'], seed: seedOperationalCosts },
});
