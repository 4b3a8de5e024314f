import type { GetListParams } from 'ra-core';
import type { Endpoint } from '../../contract/core/endpoint';
import { type EndpointEntry, mapped, type Query } from './endpointMap';

/** Path and query of a call. @throws if a path parameter is missing, since the call would reach another endpoint */
export function address(
  endpoint: Pick<Endpoint, 'path'>,
  params: Record<string, unknown> = {},
  query: Query = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = queryString(query);
  return search ? `${path}?${search}` : path;
}

/**
 * Address of a list call: `page`, `limit`, `sort` (`-name` for descending) and the filters. React-admin's default
 * order by id is omitted in favour of the endpoint's own.
 */
export function listAddress(
  entry: EndpointEntry,
  params: Partial<GetListParams>,
  pathParams?: Record<string, string>,
): string {
  const { endpoint, mapping } = mapped(entry);
  const { pagination, sort, filter = {} } = params;
  const query = mapping.query?.(params) ?? {
    ...(pagination && { page: pagination.page, limit: pagination.perPage }),
    ...(sort && sort.field !== 'id' && { sort: sort.order === 'DESC' ? `-${sort.field}` : sort.field }),
    ...(mapping.filter?.(filter) ?? filter),
  };
  return address(endpoint, pathParams, query);
}

function queryString(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '')
        search.append(name, one instanceof Date ? one.toISOString() : String(one));
    }
  }
  return search.toString();
}
