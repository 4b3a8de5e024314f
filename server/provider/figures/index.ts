import { defineDomain } from '../../domain/defineDomain';
import { foldCustomerDays } from './foldCustomerDays';
import { sumAllDays } from './rebuildFigures';

/** What was sold, kept by triggers on the orders; the demo's orders are summed once instead of with each batch. */
export const figuresDomain = defineDomain({
  name: 'figures',
  jobs: [{ name: 'fold customer days', everySeconds: 300, run: ({ db }) => foldCustomerDays(db) }],
  demo: { after: ['order'], seedSlices: sumAllDays },
});
