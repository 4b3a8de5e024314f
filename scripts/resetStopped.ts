// Used by `npm run db:reset` when no server is running.
import { readConfig } from '../server/config';
import { openFileStore } from '../server/files/openFileStore';
import { openAndFill } from '../server/startup/openAndFill';

const config = readConfig();
const database = await openAndFill(config, openFileStore(config), step => console.info(`  ${step}`));
await database.reset();
await database.close();
