import { defineDomain } from '../../domain/defineDomain';
import { sumAllDays } from './rebuildFigures';

/** What was sold, kept by triggers on the orders; the demo's orders are summed once instead of with each batch. */
export const figuresDomain = defineDomain({
  name: 'figures',
  demo: { after: ['order'], seed: ({ tx }) => sumAllDays(tx) },
});
