import { HandCoins } from 'lucide-react';
import { operationalCostApi } from '../../../contract/operationalCost';
import { crudEndpoints } from '../../dataProvider/crudEndpoints';
import { defineResource } from '../../declarations/defineResource';
import { id } from './messages';

/** Not in the menu, which the specification defines; the dashboard's finance section links here. */
export const operationalCostResource = defineResource({
  name: 'operational_cost',
  paths: { list: '/operational-cost' },
  icon: HandCoins,
  endpoints: crudEndpoints(operationalCostApi),
  list: () => import('./OperationalCostList'),
  formOverList: true,
  regional: true,
  back: { list: '/dashboard' },
  listDefaults: { sort: { field: 'spent_on', order: 'DESC' } },
  recordRepresentation: 'description',
  recordDetails: ['kind'],
  messages: { id, en: () => import('./messages.en') },
  errors: () => import('../../../contract/operationalCostErrors'),
});
