import type { RaRecord } from 'ra-core';
import { mapped } from '../dataProvider/endpointMap';
import { can } from '../catalogue/access';
import type { Resource } from '../declarations/defineResource';

/** Whether records of a resource can be found by name: its list takes `search`, and the person may read it. */
export const isSearchable = ({ name, endpoints }: Resource): boolean =>
  endpoints.getList !== undefined &&
  Object.hasOwn(mapped(endpoints.getList).endpoint.query?.shape ?? {}, 'search') &&
  can(name, 'list');

/** The page of a record that the person may open: its details, else its form; undefined where there is none. */
export function recordAddress({ name, paths }: Resource, record: RaRecord): string | undefined {
  const action = (['show', 'edit'] as const).find(each => paths[each] && can(name, each, record));
  return action && paths[action]?.replace(/:id\??/, encodeURIComponent(record.id));
}

/** What a record is called, as its resource's declaration says. */
export function recordLabel({ recordRepresentation }: Resource, record: Record<string, unknown>): string {
  const found =
    typeof recordRepresentation === 'function'
      ? recordRepresentation(record)
      : (record[recordRepresentation ?? 'name'] ?? record.id);
  return String(found ?? '');
}
