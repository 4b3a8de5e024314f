import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Endpoint } from '../../contract/core/endpoint';
import { whenIdle } from '../browser/whenIdle';
import { endpointQuery } from './endpointQuery';
import { isOffered } from './isOffered';
import { prefetch } from './prefetch';

/** Prefetches, while the browser is idle, a call that a page likely to be opened next makes with {@link useEndpointQuery}. */
export function usePrefetchEndpoint(endpoint: Endpoint): void {
  const queryClient = useQueryClient();
  useEffect(
    () => (isOffered(endpoint) ? whenIdle(() => void prefetch(queryClient, endpointQuery(endpoint))) : undefined),
    [queryClient, endpoint],
  );
}
