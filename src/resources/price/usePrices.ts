import { useQueryClient } from '@tanstack/react-query';
import { useResourceContext, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { priceApi } from '../../../contract/price/priceApi';
import { priceProposalApi } from '../../../contract/price/priceProposalApi';
import { type PricedCategory, priceSlug } from '../../../contract/price/priceRights';
import { CATEGORIES } from '../../../contract/product';
import { holdsAny } from '../../authProvider/session';

/** The current page's category: its messages, the user's permissions, and a function that refetches its prices. */
export function usePrices() {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const category = resource.replace('price-', '') as PricedCategory;
  const t = useCallback(
    (key: string, args?: object) => translate(`resources.${resource}.${key}`, args),
    [translate, resource],
  );
  // other queries are only invalidated, and refetched when shown again
  const reload = useCallback(
    async ({ leaving = false } = {}) => {
      const calls: unknown[] = [
        ...[priceApi.grid, priceApi.batches, priceApi.one, priceProposalApi.ofCategory, priceProposalApi.one].map(
          ({ call: name }) => name,
        ),
        resource,
      ];
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => calls.includes(queryKey[0]),
        refetchType: leaving ? 'none' : 'active',
      });
    },
    [queryClient, resource],
  );
  const may = useMemo(
    () => ({
      change: holdsAny([priceSlug('update', category)]),
      add: holdsAny([priceSlug('create', category)]),
      remove: holdsAny([priceSlug('delete', category)]),
      take: holdsAny([priceSlug('export', category)]),
    }),
    [category],
  );
  return { resource, category, label: CATEGORIES[category], t, may, reload };
}
