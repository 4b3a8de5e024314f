import type { Endpoint } from '../../contract/core/endpoint';
import { providerModules } from '../../server/gateway/remote/providerCalls';

/** Where ids, codes and places in an address come from, if not from the first list of the same domain. The most specific prefix first. */
const ROWS_OF: readonly (readonly [prefix: string, list: string])[] = [
  ['/api/location/province/', '/api/location/region'],
  ['/api/location/regencies/', '/api/location/provinces'],
  ['/api/location/districts/', '/api/location/regencies'],
  ['/api/location/villages/', '/api/location/districts/{id}'],
  ['/api/product/pertamina/', '/v1/cms/product/category/name/{category}'],
  ['/api/product/merchant/', '/v1/cms/merchants'],
  ['/v1/cms/merchant/stock/', '/v1/cms/merchants'],
  ['/v1/cms/product/merchant/', '/v1/cms/merchants'],
  ['/v1/cms/product/pertamina/price', '/api/product/category'],
  ['/v1/cms/product/category/', '/api/product/category'],
  ['/v1/cms/report/product-category/', '/api/product/category'],
  ['/v1/cms/promotion/{id}/voucher', '/v1/cms/promotion'],
  ['/api/transaction/order-cancel/', '/api/transaction/order'],
  ['/api/v1/payment-gateway/', '/api/transaction/order'],
  ['/v1/cms/invoice/', '/api/transaction/order'],
  ['/v1/users/', '/v1/cms/admins'],
  ['/v1/cms/order/shipping-cost', '/v1/cms/merchants'],
  ['/v1/cms/merchant/nearby', '/v1/cms/merchants'],
  ['/v1/cms/customer/my-pertamina/', '/v1/cms/order'],
];

/** A reading call, with the list whose first row fills in its address. */
export interface OrderedCall {
  endpoint: Endpoint;
  rowsOf: string | undefined;
}

/** Returns all reading calls of a provider that need a session, each after the list that it needs a row of. */
export function orderedCalls(): OrderedCall[] {
  const calls = providerModules.flatMap(({ api }) => {
    const all = Object.values(api);
    const own = all.find(({ method, params, response }) => method === 'GET' && params.length === 0 && response)?.path;
    return all.filter(isRead).map(endpoint => ({ endpoint, rowsOf: rowsOf(endpoint, own) }));
  });
  const done = new Set<string>();
  const ordered: OrderedCall[] = [];
  while (ordered.length < calls.length) {
    const next = calls.filter(
      ({ endpoint, rowsOf: list }) => !done.has(endpoint.path) && (list === undefined || done.has(list)),
    );
    for (const call of next) done.add(call.endpoint.path);
    ordered.push(...next);
    if (next.length === 0) throw new Error('A call needs a row of a list that is never read.');
  }
  return ordered;
}

const isRead = ({ method, download, response, access }: Endpoint) =>
  method === 'GET' && !download && response !== undefined && access !== 'public';

const rowsOf = ({ path, params }: Endpoint, own: string | undefined): string | undefined =>
  ROWS_OF.find(([prefix]) => path.startsWith(prefix))?.[1] ?? (params.includes('id') ? own : undefined);
