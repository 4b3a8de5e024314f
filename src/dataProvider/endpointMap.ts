import type { GetListParams, Identifier, RaRecord } from 'ra-core';
import type { Endpoint, ResponseOf } from '../../contract/core/endpoint';
import { isOffered } from './isOffered';

/** Query parameters; arrays are repeated, empty values omitted. */
export type Query = Record<string, unknown>;

/** How an endpoint differs from the defaults; every part is optional. */
export interface Mapping<Answer = unknown> {
  /** Maps the console's filters to query parameters. */
  filter?: (filter: Record<string, unknown>) => Query;
  /** The complete query of a list, if page, limit or sort have other names. */
  query?: (params: Partial<GetListParams>) => Query;
  /** The query of a call about one record. */
  recordQuery?: Query;
  /** The rows of a list; `list` by default. */
  rows?: (response: Answer) => readonly object[];
  /** The total; `total` by default. */
  total?: (response: Answer) => number;
  /** The record of a response; the response itself by default. */
  record?: (response: Answer) => object;
  /** The id of a record; `id` by default. */
  id?: (record: never) => Identifier;
  /** Path parameters from a record's id; by default it is the path's last parameter. */
  params?: (id: Identifier) => Record<string, string>;
  /** The body from the form's values; by default the fields that the endpoint takes. */
  body?: (data: Partial<RaRecord>) => unknown;
}

export interface MappedEndpoint {
  endpoint: Endpoint;
  mapping: Mapping<never>;
}

/** The endpoint of an action, together with its differences from the defaults, if any. */
export type EndpointEntry = Endpoint | MappedEndpoint;

/** A resource's endpoints, by react-admin method or custom action. `export` downloads a list. */
export type EndpointMap = {
  getList?: EndpointEntry;
  getOne?: EndpointEntry;
  /** Several records by id in one call; without it, getOne is called for each. */
  getMany?: EndpointEntry;
  create?: EndpointEntry;
  update?: EndpointEntry;
  delete?: EndpointEntry;
  export?: EndpointEntry;
} & Record<string, EndpointEntry>;

/** Combines an endpoint with its differences from the defaults. */
export const from = <E extends Endpoint>(endpoint: E, mapping: Mapping<ResponseOf<E>>): MappedEndpoint => ({
  endpoint,
  mapping: mapping as Mapping<never>,
});

/** Returns an entry's endpoint and mapping; the mapping is empty if nothing differs from the defaults. */
export const mapped = (entry: EndpointEntry): { endpoint: Endpoint; mapping: Mapping } =>
  'mapping' in entry ? (entry as { endpoint: Endpoint; mapping: Mapping }) : { endpoint: entry, mapping: {} };

const actionMethods: Record<string, string> = { list: 'getList', show: 'getOne', edit: 'update' };

/**
 * Returns the endpoint of an action as named by `canAccess`: list, show, create, edit, delete, export or a custom action of
 * the resource. Undefined if the server does not offer it.
 */
export function endpointForAction(map: EndpointMap, action: string): Endpoint | undefined {
  const name = actionMethods[action] ?? action;
  const entry = Object.hasOwn(map, name) ? map[name] : undefined;
  const endpoint = entry && mapped(entry).endpoint;
  return endpoint && isOffered(endpoint) ? endpoint : undefined;
}
