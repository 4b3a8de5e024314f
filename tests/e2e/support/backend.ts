import type { Capabilities } from '../../../server/gateway/remote/adapter/ProviderAdapter';
import { merchantsAdapter } from '../../../server/gateway/remote/adapter/providerAdapters';
import { specificationAdapter } from '../../../server/gateway/remote/adapter/specificationAdapter';
import { startBuiltServer } from '../../support/builtServer';
import type { BackendName } from './everyBackend';
import { type ForeignProvider, startForeignProvider } from './foreignProvider';

export interface Backend {
  /** The console's URL; undefined for the one in the configuration. */
  url: string | undefined;
  /** The adapter's capabilities. */
  can: Capabilities;
  standIn?: ForeignProvider;
  stop(): Promise<unknown>;
}

/** Starts a console in front of a backend. @param embeddedUrl where the scripts' own server listens */
export async function startBackend(name: BackendName, embeddedUrl: string): Promise<Backend> {
  if (name === 'embedded') return { url: undefined, can: merchantsAdapter.can, stop: async () => undefined };
  if (name === 'stand-in') {
    const standIn = await startForeignProvider();
    return { url: standIn.url, can: specificationAdapter.can, standIn, stop: () => standIn.stop() };
  }
  const { url, stop } = await startBuiltServer({
    env: {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      SEED: 'none',
      PROVIDER_URL: embeddedUrl,
      PROVIDER_ADAPTER: 'merchants',
    },
  });
  return { url, can: merchantsAdapter.can, stop };
}
