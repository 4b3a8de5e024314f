// `npm run db:reset`: restores the demo data, whether the server of DATA_DIR is running or not.
import { ensureInstalled } from './install.mjs';
import { resetRunning } from './resetRunning.mjs';
import { run } from './run.mjs';

if (process.env.NODE_ENV === 'production') {
  console.error('db:reset is for demo data and refuses to run when NODE_ENV=production.');
  process.exit(1);
}
ensureInstalled();
const began = performance.now();
const dataDir = process.env.DATA_DIR ?? './data';
if (!(await resetRunning(dataDir))) {
  const { ok } = await run('tsx', ['scripts/resetStopped.ts']);
  if (!ok) process.exit(1);
}
console.info(`Demo data restored in ${dataDir} (${Math.round(performance.now() - began)} ms).`);
