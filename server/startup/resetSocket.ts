import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/**
 * Lets `npm run db:reset` and QA's scripts restore the demo data while the server runs: each connection to the socket file
 * `DATA_DIR/reset.sock`, accessible only to the server's user, triggers one reset and receives `ok` or the error. Open it for demo data
 * only.
 * @returns a function that closes it
 */
export async function openResetSocket(dataDir: string, reset: () => Promise<void>): Promise<() => Promise<void>> {
  const path = join(dataDir, 'reset.sock');
  // on PostgreSQL the folder may not exist yet
  await mkdir(dataDir, { recursive: true });
  // left behind by a killed process; the database lock guarantees that no other process is running
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
