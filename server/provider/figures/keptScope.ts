import { isOfMerchants, type SalesFilter } from './SalesFilter';

/**
 * Returns the scope of `customer_days` that matches a filter exactly: everything, one region, one province or one merchant type.
 * Undefined for any other filter: the customers of two provinces are not the sum of each province's customers.
 */
export function keptScope(filter: SalesFilter): string | undefined {
  if (isOfMerchants(filter)) return undefined;
  const asked = [
    { kind: 'region', codes: filter.regions },
    { kind: 'region', codes: filter.region },
    { kind: 'province', codes: filter.province },
    { kind: 'type', codes: filter.type_merchant },
  ].filter(({ codes }) => codes && codes.length > 0);
  const [one, another] = asked;
  if (!one) return '';
  return another || one.codes!.length > 1 ? undefined : `${one.kind}:${one.codes![0]}`;
}
