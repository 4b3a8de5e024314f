import { rm } from 'node:fs/promises';

/** Removes the data of the scripts' server after the last script. */
export default async function removeData() {
  const folder = process.env.E2E_DATA_DIR;
  if (folder?.includes('merchants-e2e-')) await rm(folder, { recursive: true, force: true });
}
