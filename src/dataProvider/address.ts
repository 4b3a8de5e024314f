import type { GetListParams } from 'ra-core';
import type { Endpoint } from '../../contract/core/endpoint';
import { listQuery } from '../../contract/core/listQuery';
import { queryString } from '../../contract/core/queryString';
import { type EndpointEntry, mapped, type Query } from './endpointMap';

/** Returns the path and query of a call. @throws if a path parameter is missing, since the call would reach another endpoint */
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

/** Returns the address of a list call; the query comes from `listQuery` unless the mapping defines its own. */
export function listAddress(
  entry: EndpointEntry,
  params: Partial<GetListParams>,
  pathParams?: Record<string, string>,
): string {
  const { endpoint, mapping } = mapped(entry);
  const { filter = {} } = params;
  const query = mapping.query?.(params) ?? listQuery({ ...params, filter: mapping.filter?.(filter) ?? filter });
  return address(endpoint, pathParams, query);
}
