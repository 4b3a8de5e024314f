import { directionsApi, type Way } from '../../../contract/directions';
import type { Order } from '../../../contract/order/orderRecord';
import { readPageConfig } from '../../browser/pageConfig';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';

/** The route by road from the merchant to the customer; undefined until it has loaded, or if there is none. */
export function useWay({ merchant, latitude, longitude }: Order): Way | undefined {
  const query = {
    from_latitude: merchant.latitude,
    from_longitude: merchant.longitude,
    to_latitude: latitude,
    to_longitude: longitude,
  };
  const { data } = useEndpointQuery(
    directionsApi.find,
    { query },
    { enabled: readPageConfig().has_directions === true, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  return data ?? undefined;
}
