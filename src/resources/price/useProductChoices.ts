import { priceApi } from '../../../contract/price/priceApi';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import type { Choice } from '../../ui/useSchemaChoices';
import { productLabel } from './productLabel';
import { usePrices } from './usePrices';

/** The products of the current category. */
export function useProductChoices(): readonly Choice[] {
  const { category } = usePrices();
  const { data } = useEndpointQuery(priceApi.products, { params: { category } });
  return (data?.list ?? []).map(product => ({ id: product.id, name: productLabel(product) }));
}
