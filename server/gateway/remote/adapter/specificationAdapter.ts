import type { ProviderAdapter } from './ProviderAdapter';

/** The adapter for a provider that implements the specification's calls and nothing more. */
export const specificationAdapter: ProviderAdapter = {
  can: { dryRun: false, versions: false, idempotency: false, ownLists: false },
  ids: 'number',
  absent: { version: 1 },
  pictureOrigins: [],
  calls: {},
};
