import type { ProviderAdapter } from './ProviderAdapter';

/** A provider that is known to answer the calls of the specification, and nothing more. */
export const specificationAdapter: ProviderAdapter = {
  can: { dryRun: false, versions: false, idempotency: false, ownLists: false },
  ids: 'number',
  absent: { version: 1 },
  pictureOrigins: [],
  calls: {},
};
