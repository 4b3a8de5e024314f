import { defineDomain } from '../../domain/defineDomain';
import { foldEntries } from './foldEntries';
import { sumAllDays } from './rebuildFigures';

/** Sales and payment figures, maintained by triggers on orders; demo orders are summed once at the end instead of with each batch. */
export const figuresDomain = defineDomain({
  name: 'figures',
  jobs: [{ name: 'fold figures', everySeconds: 300, run: ({ db }) => foldEntries(db) }],
  demo: { after: ['order'], seedSlices: sumAllDays },
});
