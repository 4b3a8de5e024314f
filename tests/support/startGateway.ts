import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { openFileStore } from '../../server/files/openFileStore';
import type { ProviderAdapter } from '../../server/gateway/remote/adapter/ProviderAdapter';
import type { RemoteTimeouts } from '../../server/gateway/remote/remoteOptions';
import type { LogStream } from '../../server/http/logger';
import type { RouteModule } from '../../server/http/routes';
import { freshDatabase } from './database/freshDatabase';
import { expectNoHolds, watchHolds } from './holds';

export interface Gateway {
  app: FastifyInstance;
  /** The address it listens on: `http://127.0.0.1:…` */
  url: string;
  close(): Promise<void>;
}

interface GatewayOptions {
  env?: Record<string, string>;
  consoleRoot?: string;
  modules?: readonly RouteModule[];
  remoteTimeouts?: Partial<RemoteTimeouts>;
  providerAdapter?: ProviderAdapter;
  /** Receives the log, which is otherwise silent. */
  logTo?: LogStream;
}

/**
 * Starts the server on a real port, for what `inject` cannot show: streams, time-outs, connections. With `PROVIDER_URL` in `env` it is a
 * gateway.
 */
export async function startGateway({ env = {}, ...options }: GatewayOptions = {}): Promise<Gateway> {
  const folder = await mkdtemp(join(tmpdir(), 'merchants-gateway-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: options.logTo ? 'info' : 'silent',
    DATA_DIR: folder,
    ...env,
  });
  const database = await freshDatabase();
  const discard = async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { holds, ...eventLoop } = watchHolds();
    const app = await buildApp({ config, database, files: openFileStore(config), eventLoop, ...options });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const close = async () => {
      await app.close();
      await discard();
      expectNoHolds(holds);
    };
    return { app, url, close };
  } catch (error) {
    await discard();
    throw error;
  }
}
