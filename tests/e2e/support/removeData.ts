import { rm } from 'node:fs/promises';

/** After the last script: the data of its server go. */
export default async function removeData() {
  const folder = process.env.E2E_DATA_DIR;
  if (folder?.includes('merchants-e2e-')) await rm(folder, { recursive: true, force: true });
}
