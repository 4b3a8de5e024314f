import type { ProviderAdapter } from './ProviderAdapter';

/** The adapter for a provider that implements the specification's calls and nothing more. */
export const specificationAdapter: ProviderAdapter = {
  can: { dryRun: false, versions: false, idempotency: false, ownLists: false },
  ids: 'number',
  absent: { version: 1 },
  pictureOrigins: [],
  calls: {},
};

/** The adapter for another instance of this server. */
export const merchantsAdapter: ProviderAdapter = {
  can: { dryRun: true, versions: true, idempotency: true, ownLists: true },
  ids: 'uuid',
  absent: {},
  pictureOrigins: [],
  calls: {},
};

/** The adapters that `PROVIDER_ADAPTER` chooses from. */
export const providerAdapters: Readonly<Record<'specification' | 'merchants', ProviderAdapter>> = {
  specification: specificationAdapter,
  merchants: merchantsAdapter,
};
