// `npm run figures:verify`: compares the sales figures maintained by triggers with plain sums over the orders. The embedded
// database allows only one process: stop the server first, or use PostgreSQL. Exits with 1 if a figure differs.

import { verifyFigures } from '../server/domains/figures/verifyFigures';
import { withDatabase } from './withDatabase';

await withDatabase(async db => {
  const verdicts = await verifyFigures(db);
  for (const { table, rows, wrong, missing, example } of verdicts) {
    if (wrong + missing === 0) console.info(`${table}: ${rows} baris, semua sama dengan jumlah dari pesanan`);
    else console.error(`${table}: ${wrong} baris berbeda, ${missing} baris hilang, misalnya ${example}`);
  }
  return verdicts.every(({ wrong, missing }) => wrong + missing === 0);
});
