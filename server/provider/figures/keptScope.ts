import { isOfMerchants, type SalesFilter } from './SalesFilter';

/**
 * The scope of `customer_days` that holds exactly what a filter asks for: everything, one region, one province or one type of merchant.
 * Undefined for any other: customers of two provinces are no sum of the customers of each.
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
