import { priceApi } from '../../../contract/price/priceApi';
import type { PricedProduct } from '../../../contract/price/priceGrid';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import type { Choice } from '../../ui/list/cells/useSchemaChoices';
import { usePrices } from './usePrices';

/** The products of the current category. */
export function useProductChoices(): readonly Choice[] {
  const { category } = usePrices();
  const { data } = useEndpointQuery(priceApi.products, { params: { category } });
  return (data?.list ?? []).map(product => ({ id: product.id, name: productLabel(product) }));
}

/** Formats a product with its variant, as in choices. */
export const productLabel = ({ name, variant }: Pick<PricedProduct, 'name' | 'variant'>): string =>
  variant ? `${name}, ${variant}` : name;
