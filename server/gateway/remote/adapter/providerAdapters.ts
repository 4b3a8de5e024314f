import type { ProviderAdapter } from './ProviderAdapter';
import { specificationAdapter } from './specificationAdapter';

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
