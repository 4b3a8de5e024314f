import { defineDomain } from '../../domain/defineDomain';
import { foldEntries } from './foldEntries';
import { sumAllDays } from './rebuildFigures';

/** What was sold and paid, kept by triggers on the orders; the demo's orders are summed once instead of with each batch. */
export const figuresDomain = defineDomain({
  name: 'figures',
  jobs: [{ name: 'fold figures', everySeconds: 300, run: ({ db }) => foldEntries(db) }],
  demo: { after: ['order'], seedSlices: sumAllDays },
});
