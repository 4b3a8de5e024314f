// `npm run dev`: Vite on PORT with hot reload; it proxies everything else to the server, which restarts on each
// change.
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
const port = Number(process.env.PORT ?? 3000);
const serverPort = process.env.SERVER_PORT ?? String(port + 1);
const env = {
  SERVER_PORT: serverPort,
  NODE_ENV: 'development',
  // users open Vite's address
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://127.0.0.1:${port}`,
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
};
const { ok } = await run(
  'concurrently',
  [
    '--kill-others',
    '--names',
    'server,console',
    '--prefix-colors',
    'blue,yellow',
    `PORT=${serverPort} tsx watch --clear-screen=false --exclude "data/**" --exclude "dist/**" server/main.ts`,
    `vite --port ${port} --strictPort`,
  ],
  { env },
);
process.exit(ok ? 0 : 1);
