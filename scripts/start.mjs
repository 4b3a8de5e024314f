// `npm start`: from a bare clone to a running server. Imports only Node's modules until the packages are installed.
import { isBuilt } from './buildStamp.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
if (!isBuilt()) {
  console.info('• Building console and server…');
  const { ok } = await run('node', ['scripts/build.mjs']);
  if (!ok) process.exit(1);
}
// in this process, so that SIGTERM and SIGINT reach the server directly
await import('../dist/server/main.js');
