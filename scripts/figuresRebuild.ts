// `npm run figures:rebuild`: recomputes the sales figures from the orders. The embedded database allows only one
// process: stop the server first, or use PostgreSQL.

import { rebuildFigures } from '../server/domains/figures/rebuildFigures';
import { withDatabase } from './withDatabase';

await withDatabase(async db => {
  const start = performance.now();
  await rebuildFigures(db);
  console.info(`Angka penjualan dihitung ulang dalam ${Math.round(performance.now() - start)} ms`);
  return true;
});
