import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '../../contract/core/endpoint';
import { type EndpointQueryOptions, endpointQuery } from './endpointQuery';
import { isOffered } from './isOffered';

/** Queries a read call outside the resources (charts, counts, choices). A call that the server does not offer is not sent. */
export function useEndpointQuery<E extends Endpoint>(
  endpoint: E,
  options: EndpointQueryOptions<E> = {},
  queryOptions: Omit<UseQueryOptions<ResponseOf<E>>, 'queryKey' | 'queryFn'> = {},
) {
  return useQuery<ResponseOf<E>>({
    ...endpointQuery(endpoint, options),
    ...queryOptions,
    ...(!isOffered(endpoint) && { enabled: false }),
  });
}
