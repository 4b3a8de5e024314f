import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app';
import { readConfig } from './config';
import { openFileStore } from './files/fileStore';
import { greeting } from './startup/greeting';
import { openAndFill } from './startup/openAndFill';
import { openResetSocket } from './startup/resetSocket';

/** Starts the server: database, then the app; ends cleanly on SIGTERM and SIGINT. */
async function main() {
  const config = readConfig();
  const files = openFileStore(config.DATA_DIR);
  const database = await openAndFill(config, files, step => console.info(`  ${step}`));
  const consoleRoot = [new URL('../console', import.meta.url), new URL('../dist/console', import.meta.url)]
    .map(url => fileURLToPath(url))
    .find(folder => existsSync(folder));
  const app = await buildApp({ config, database, files, background: true, ...(consoleRoot && { consoleRoot }) });

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  if (config.SEED !== 'none' && config.NODE_ENV !== 'production') {
    const closeResetSocket = await openResetSocket(config.DATA_DIR, () => database.reset());
    app.addHook('onClose', closeResetSocket);
  }

  const address = await app.listen({ host: config.HOST, port: config.PORT });
  console.info(greeting(config, address));
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
