import { rm } from 'node:fs/promises';

export default async function globalTeardown() {
  await globalThis.testPgBouncer?.stop();
  await globalThis.testPostgres?.stop();
  const folder = process.env.TEST_RUN_FOLDER;
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
