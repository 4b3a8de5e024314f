import { operationalCostResource } from '../../src/resources/operationalCost';
import { crudTest } from './support/crudTest';

crudTest(operationalCostResource, { as: 'keuangan' });
