import { merchantsAdapter } from './merchantsAdapter';
import type { ProviderAdapter } from './ProviderAdapter';
import { specificationAdapter } from './specificationAdapter';

/** The adapters that `PROVIDER_ADAPTER` chooses from. */
export const providerAdapters: Readonly<Record<'specification' | 'merchants', ProviderAdapter>> = {
  specification: specificationAdapter,
  merchants: merchantsAdapter,
};
