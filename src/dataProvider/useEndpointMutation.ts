import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import type { Endpoint } from '../../contract/core/endpoint';
import { type CallOptions, call, type DataOf } from './call';

/**
 * Returns a mutation for a custom action of a resource, for a button: `const publish = useEndpointMutation(promoApi.setStatus)`, then
 * `publish.mutate({ params: { id }, query: { is_active: true } })`. Invalidates the resource's lists and records on
 * success.
 */
export function useEndpointMutation<E extends Endpoint>(endpoint: E, { resource }: { resource?: string } = {}) {
  const queryClient = useQueryClient();
  const about = useResourceContext({ resource });
  return useMutation<DataOf<E>, Error, CallOptions<E>>({
    mutationFn: options => call(endpoint, options),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [about] }),
  });
}
