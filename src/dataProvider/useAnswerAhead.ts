import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Endpoint } from '../../contract/core/endpoint';
import { whenIdle } from '../browser/whenIdle';
import { answerQuery } from './answerQuery';
import { fetchAhead } from './fetchAhead';
import { isOffered } from './isOffered';

/** Asks, when the browser is idle, for what a page will show that is likely to be opened from here by {@link useAnswer}. */
export function useAnswerAhead(endpoint: Endpoint): void {
  const queryClient = useQueryClient();
  useEffect(
    () => (isOffered(endpoint) ? whenIdle(() => void fetchAhead(queryClient, answerQuery(endpoint))) : undefined),
    [queryClient, endpoint],
  );
}
