import { resetRunning } from '../../../scripts/resetRunning.mjs';

/** Puts the demo data of the scripts' server back. People who are signed in must sign in again: sessions are data too. */
export async function resetData() {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir || !(await resetRunning(dataDir))) throw new Error('No server runs on E2E_DATA_DIR');
}
