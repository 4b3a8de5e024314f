import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/**
 * Lets `npm run db:reset` and QA's scripts put the demo data back while the server runs: each connection to the socket file
 * `DATA_DIR/reset.sock`, which only the server's own user can reach, is one reset, answered `ok` or with the error. The caller
 * opens it for demo data alone.
 *
 * @returns how to close it
 */
export async function openResetSocket(dataDir: string, reset: () => Promise<void>): Promise<() => Promise<void>> {
  const path = join(dataDir, 'reset.sock');
  // on PostgreSQL nothing else may have made the folder yet
  await mkdir(dataDir, { recursive: true });
  // one left by a process that was killed; the database's lock has told that none is alive
  await rm(path, { force: true });
  const server = createServer(socket => {
    socket.on('error', () => socket.destroy());
    reset().then(
      () => socket.end('ok'),
      error => socket.end(error instanceof Error ? error.message : String(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  server.unref();
  return () => new Promise(resolve => server.close(() => resolve()));
}
