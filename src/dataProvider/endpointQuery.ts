import type { Endpoint, ResponseOf } from '../../contract/core/endpoint';
import { type CallOptions, call } from './call';

/** Options of a read call. */
export type EndpointQueryOptions<E extends Endpoint> = Omit<CallOptions<E>, 'signal' | 'body'>;

/** Returns the query key and function of a read call outside the resources. */
export const endpointQuery = <E extends Endpoint>(endpoint: E, options: EndpointQueryOptions<E> = {}) => ({
  queryKey: [endpoint.call, options.params, options.query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ResponseOf<E>> =>
    call(endpoint, { ...options, signal }) as Promise<ResponseOf<E>>,
});
