import type { AnswerOf, Endpoint } from '../../contract/core/endpoint';
import { type CallOptions, call } from './call';

/** What a reading call is asked with. */
export type AnswerOptions<E extends Endpoint> = Omit<CallOptions<E>, 'signal' | 'body'>;

/** The query of a reading call outside the resources: its key and its function. */
export const answerQuery = <E extends Endpoint>(endpoint: E, options: AnswerOptions<E> = {}) => ({
  queryKey: [endpoint.call, options.params, options.query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<E>> => call(endpoint, { ...options, signal }),
});
