import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '../../contract/core/endpoint';
import { type CallOptions, call } from './call';
import { isOffered } from './isOffered';

/** A react-query query for a reading call outside the resources (charts, counts, choices). One that the server does not answer is not sent. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  options: Omit<CallOptions<E>, 'signal' | 'body'> = {},
  queryOptions: Omit<UseQueryOptions<AnswerOf<E>>, 'queryKey' | 'queryFn'> = {},
) {
  return useQuery<AnswerOf<E>>({
    queryKey: [endpoint.call, options.params, options.query],
    queryFn: ({ signal }) => call(endpoint, { ...options, signal }),
    ...queryOptions,
    ...(!isOffered(endpoint) && { enabled: false }),
  });
}
