import { operationalCostApi, operationalCostHistory } from '../../../contract/operationalCost';
import { crudRoutes } from '../../domain/crudRoutes';
import { defineDomain } from '../../domain/defineDomain';
import { seedOperationalCosts } from './demo/seedOperationalCosts';
import { operationalCostStore } from './store';

export const operationalCostDomain = defineDomain({
  name: 'operationalCost',
  routes: [crudRoutes(operationalCostApi, operationalCostStore)],
  history: [
    { ...operationalCostHistory, authorizeRead: (db, id, actor) => operationalCostStore(db).authorizeRead(id, actor) },
  ],
  demo: { after: ['identity'], seed: seedOperationalCosts },
});
