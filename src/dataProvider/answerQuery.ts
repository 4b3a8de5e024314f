import type { AnswerOf, Endpoint } from '../../contract/core/endpoint';
import { type CallOptions, call } from './call';

/** Options of a read call. */
export type AnswerOptions<E extends Endpoint> = Omit<CallOptions<E>, 'signal' | 'body'>;

/** Returns the query key and function of a read call outside the resources. */
export const answerQuery = <E extends Endpoint>(endpoint: E, options: AnswerOptions<E> = {}) => ({
  queryKey: [endpoint.call, options.params, options.query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<E>> => call(endpoint, { ...options, signal }),
});
