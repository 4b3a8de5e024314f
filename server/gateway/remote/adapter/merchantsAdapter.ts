import type { ProviderAdapter } from './ProviderAdapter';

/** This server, running elsewhere. */
export const merchantsAdapter: ProviderAdapter = {
  can: { dryRun: true, versions: true, idempotency: true, ownLists: true },
  ids: 'uuid',
  absent: {},
  pictureOrigins: [],
  calls: {},
};
