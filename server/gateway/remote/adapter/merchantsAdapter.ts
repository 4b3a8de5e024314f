import type { ProviderAdapter } from './ProviderAdapter';

/** The adapter for another instance of this server. */
export const merchantsAdapter: ProviderAdapter = {
  can: { dryRun: true, versions: true, idempotency: true, ownLists: true },
  ids: 'uuid',
  absent: {},
  pictureOrigins: [],
  calls: {},
};
