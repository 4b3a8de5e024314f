import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app';
import { readConfig } from './config';
import { openFileStore } from './files/openFileStore';
import { endProcess } from './startup/endProcess';
import { endWhenStanding } from './startup/endWhenStanding';
import { greeting } from './startup/greeting';
import { openAndFill } from './startup/openAndFill';
import { openResetSocket } from './startup/resetSocket';

/** Starts the server: the database, then the app. */
async function main() {
  const config = readConfig();
  const files = openFileStore(config);
  await files.ready().catch(({ message }) => console.error(message));
  const database = await openAndFill(config, files, step => console.info(`  ${step}`));
  const consoleRoot = [new URL('../console', import.meta.url), new URL('../dist/console', import.meta.url)]
    .map(url => fileURLToPath(url))
    .find(folder => existsSync(folder));
  const app = await buildApp({ config, database, files, background: true, ...(consoleRoot && { consoleRoot }) });

  endProcess({ app, database, drainSeconds: config.DRAIN_SECONDS });
  if (config.SEED !== 'none' && config.NODE_ENV !== 'production') {
    const closeResetSocket = await openResetSocket(config.DATA_DIR, () => database.reset());
    app.addHook('onClose', closeResetSocket);
  }

  const address = await app.listen({ host: config.HOST, port: config.PORT });
  console.info(greeting(config, address));
  endWhenStanding(app, config.STANDSTILL_SECONDS);
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
