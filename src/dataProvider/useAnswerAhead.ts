import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Endpoint } from '../../contract/core/endpoint';
import { whenIdle } from '../browser/whenIdle';
import { answerQuery } from './answerQuery';
import { fetchAhead } from './fetchAhead';
import { isOffered } from './isOffered';

/** Prefetches, while the browser is idle, a call that a page likely to be opened next makes with {@link useAnswer}. */
export function useAnswerAhead(endpoint: Endpoint): void {
  const queryClient = useQueryClient();
  useEffect(
    () => (isOffered(endpoint) ? whenIdle(() => void fetchAhead(queryClient, answerQuery(endpoint))) : undefined),
    [queryClient, endpoint],
  );
}
