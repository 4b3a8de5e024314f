import { useQueries } from '@tanstack/react-query';
import { priceApi } from '../../../../contract/price/priceApi';
import { PRICED_CATEGORIES, priceSlug } from '../../../../contract/price/priceRights';
import { holdsAny } from '../../../authProvider/session';
import { call } from '../../../dataProvider/call';
import type { Choice } from '../../../ui/useSchemaChoices';
import { productLabel } from '../productLabel';

/** The products of the categories whose ceilings the user may add. */
export const useLimitedProducts = (): readonly Choice[] =>
  useQueries({
    queries: PRICED_CATEGORIES.filter(category =>
      // reading the products is a separate permission
      [priceSlug('create', category), priceSlug('read', category)].every(slug => holdsAny([slug])),
    ).map(category => ({
      queryKey: [priceApi.products.call, { category }, undefined],
      queryFn: () => call(priceApi.products, { params: { category } }),
    })),
    combine: answers =>
      answers.flatMap(({ data }) =>
        (data?.list ?? []).map(product => ({ id: product.id, name: productLabel(product) })),
      ),
  });
