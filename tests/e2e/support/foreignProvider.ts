import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Endpoint } from '../../../contract/core/endpoint';
import { idFromProvider } from '../../../server/gateway/remote/responses/foreignId';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import type { Bend, Loss, Manner } from '../../support/specificationProvider/bends';
import { idOf } from '../../support/specificationProvider/plainValue';
import {
  PASSWORD,
  type SpecificationProvider,
  startSpecificationProvider,
} from '../../support/specificationProvider/startSpecificationProvider';
import { providerEndpoints } from './contractEndpoints';
import { expectDashboard, signInAt } from './signInAt';

/** The built server in front of a provider written from the specification alone. */
export interface ForeignProvider {
  url: string;
  provider: SpecificationProvider;
  /** Puts the provider into a mood and forgets its recorded writes. */
  take(mood: Iterable<Bend | Manner | Loss>): void;
  /** Signs in there through the page, as people do. */
  signIn(page: Page): Promise<void>;
  /** Returns the console's id for a row of the provider's list at a path; an unknown id if there is no such row. */
  idIn(path: string, row?: number): string;
  stop(): Promise<void>;
}

interface ServerBefore {
  url: string;
  /** The text of the adapter that it needs. */
  adapter?: string;
  close(): Promise<void>;
}

interface ForeignOptions {
  /** Starts a server that stands before the provider, such as one of another dialect. */
  startBefore?: (provider: string, endpoints: readonly Endpoint[]) => Promise<ServerBefore>;
  /** The text of an adapter's file. */
  adapter?: string;
}

export async function startForeignProvider({ startBefore, adapter }: ForeignOptions = {}): Promise<ForeignProvider> {
  const endpoints = await providerEndpoints();
  const provider = await startSpecificationProvider(endpoints);
  const before = await startBefore?.(provider.url, endpoints);
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
  const file = join(folder, 'adapter.mjs');
  writeFileSync(file, before?.adapter ?? adapter ?? 'export default {};');
  const server: BuiltServer = await startBuiltServer({
    env: {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      SEED: 'none',
      PROVIDER_URL: before?.url ?? provider.url,
      PROVIDER_ADAPTER: file,
    },
  });
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
      // an expired password leads elsewhere
      if (!provider.mood.has('passwordEnded')) await expectDashboard(page);
    },
    idIn: (path, row = 0) => idFromProvider(provider.shownId(String(provider.rows(path)[row]?.id ?? idOf('somebody')))),
    async stop() {
      await server.stop();
      await before?.close();
      await provider.close();
      rmSync(folder, { recursive: true });
    },
  };
}
