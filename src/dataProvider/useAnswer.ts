import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '../../contract/core/endpoint';
import { type AnswerOptions, answerQuery } from './answerQuery';
import { isOffered } from './isOffered';

/** Queries a read call outside the resources (charts, counts, choices). A call that the server does not offer is not sent. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  options: AnswerOptions<E> = {},
  queryOptions: Omit<UseQueryOptions<AnswerOf<E>>, 'queryKey' | 'queryFn'> = {},
) {
  return useQuery<AnswerOf<E>>({
    ...answerQuery(endpoint, options),
    ...queryOptions,
    ...(!isOffered(endpoint) && { enabled: false }),
  });
}
