import type { Endpoint } from '../../../../contract/core/endpoint';
import { onceForEach } from '../../../core/onceForEach';
import type { ProviderAdapter } from '../adapter/ProviderAdapter';
import { identityReaders } from './identityReaders';
import { notificationReaders } from './notificationReaders';
import { type ResponseReader, responseReader } from './responseReader';

export type ReaderOfCall = (endpoint: Endpoint) => ResponseReader;

/** Returns the reader of each call's response, compiled on first use. */
export const callReaders = (adapter: Pick<ProviderAdapter, 'absent' | 'can'>): ReaderOfCall =>
  onceForEach(
    endpoint =>
      identityReaders[endpoint.call] ??
      notificationReaders[endpoint.call] ??
      responseReader(endpoint, filledIn(adapter)),
  );

/** Returns what replaces needed fields: a version only where the provider has none. */
export const filledIn = ({ absent, can }: Pick<ProviderAdapter, 'absent' | 'can'>) => (can.versions ? {} : absent);
