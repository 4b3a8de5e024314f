import { resetRunning } from '../../../scripts/resetRunning.mjs';

/** Restores the demo data of the scripts' server. Everyone must sign in again: sessions are data too. */
export async function resetData() {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir || !(await resetRunning(dataDir))) throw new Error('No server runs on E2E_DATA_DIR');
}
