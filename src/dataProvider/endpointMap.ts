import type { GetListParams, Identifier, RaRecord } from 'ra-core';
import type { AnswerOf, Endpoint } from '../../contract/core/endpoint';

/** Values of a query string; arrays are repeated, empty ones left out. */
export type Query = Record<string, unknown>;

/** How an endpoint strays from the rule. Each part is said only where it does. */
export interface Mapping<Answer = unknown> {
  /** Filters as the console names them -> query parameters. */
  filter?: (filter: Record<string, unknown>) => Query;
  /** The whole query of a list, where page, limit or sort are called otherwise. */
  query?: (params: Partial<GetListParams>) => Query;
  /** Where the rows of a list lie; `list` by rule. */
  rows?: (answer: Answer) => readonly object[];
  /** How many there are in all; `total` by rule. */
  total?: (answer: Answer) => number;
  /** The record in the answer to one; the answer itself by rule. */
  record?: (answer: Answer) => object;
  /** What identifies a record; its `id` by rule. */
  id?: (record: never) => Identifier;
  /** Path parameters from a record's id; the path's last parameter by rule. */
  params?: (id: Identifier) => Record<string, string>;
  /** The body from what the form holds; its fields that the endpoint names by rule. */
  body?: (data: Partial<RaRecord>) => unknown;
}

export interface MappedEndpoint {
  endpoint: Endpoint;
  mapping: Mapping<never>;
}

/** What an action of a resource calls: the endpoint as it is, or with what is irregular about it. */
export type EndpointEntry = Endpoint | MappedEndpoint;

/** Calls of a resource by react-admin's method, and actions of its own. `export` is the download of a list. */
export type EndpointMap = {
  getList?: EndpointEntry;
  getOne?: EndpointEntry;
  /** Several records by id in one call; without it getOne is asked for each. */
  getMany?: EndpointEntry;
  create?: EndpointEntry;
  update?: EndpointEntry;
  delete?: EndpointEntry;
  export?: EndpointEntry;
} & Record<string, EndpointEntry>;

/** An endpoint with what is irregular about it. */
export const from = <E extends Endpoint>(endpoint: E, mapping: Mapping<AnswerOf<E>>): MappedEndpoint => ({
  endpoint,
  mapping: mapping as Mapping<never>,
});

/** An entry with its mapping, empty where it follows the rule. */
export const mapped = (entry: EndpointEntry): { endpoint: Endpoint; mapping: Mapping } =>
  'mapping' in entry ? (entry as { endpoint: Endpoint; mapping: Mapping }) : { endpoint: entry, mapping: {} };

const actionMethods: Record<string, string> = { list: 'getList', show: 'getOne', edit: 'update' };

/** The endpoint behind an action as `canAccess` names it: list, show, create, edit, delete, export or one of the resource's own. */
export function endpointBehind(map: EndpointMap, action: string): Endpoint | undefined {
  const name = actionMethods[action] ?? action;
  const entry = Object.hasOwn(map, name) ? map[name] : undefined;
  return entry && mapped(entry).endpoint;
}
