import type { Page } from '@playwright/test';
import { idFromProvider } from '../../../server/gateway/remote/answers/foreignId';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import type { Bend, Manner } from '../../support/specificationProvider/bends';
import { idOf } from '../../support/specificationProvider/plainValue';
import {
  PASSWORD,
  type SpecificationProvider,
  startSpecificationProvider,
} from '../../support/specificationProvider/startSpecificationProvider';
import { contractEndpoints } from './contractEndpoints';
import { expectDashboard, signInAt } from './signInAt';

/** The built server before a provider that was written from the specification alone. */
export interface ForeignProvider {
  url: string;
  provider: SpecificationProvider;
  /** Puts the provider into a mood, and forgets what was written. */
  take(mood: Iterable<Bend | Manner>): void;
  /** Signs in there by the page, as people do. */
  signIn(page: Page): Promise<void>;
  /** The id, as the console knows it, of a row of the provider's list at an address; of no row where there is no such list. */
  idIn(path: string, row?: number): string;
  stop(): Promise<void>;
}

interface ForeignOptions {
  /** Origins of pictures that the adapter names: the server then runs from its sources, with that adapter. */
  pictureOrigins?: readonly string[];
}

export async function startForeignProvider({ pictureOrigins }: ForeignOptions = {}): Promise<ForeignProvider> {
  const endpoints = (await contractEndpoints()).filter(({ path }) => !path.startsWith('/api/console/'));
  const provider = await startSpecificationProvider(endpoints);
  const env = { NODE_ENV: 'test', HOST: '127.0.0.1', SEED: 'none', PROVIDER_URL: provider.url };
  const server: BuiltServer = await startBuiltServer(
    pictureOrigins
      ? {
          env: { ...env, PICTURE_ORIGINS: pictureOrigins.join(' ') },
          script: 'tests/e2e/support/serverWithPictureHosts.ts',
          execArgv: ['--import', 'tsx'],
        }
      : { env },
  );
  return {
    url: server.url,
    provider,
    take(mood) {
      provider.mood.clear();
      for (const bend of mood) provider.mood.add(bend);
      provider.writes.length = 0;
    },
    async signIn(page) {
      await page.goto(server.url);
      await signInAt(page, { email: 'staf@penyedia.test', password: PASSWORD });
      // whose password has ended lands elsewhere
      if (!provider.mood.has('passwordEnded')) await expectDashboard(page);
    },
    idIn: (path, row = 0) => idFromProvider(provider.shownId(String(provider.rows(path)[row]?.id ?? idOf('somebody')))),
    async stop() {
      await server.stop();
      await provider.close();
    },
  };
}
