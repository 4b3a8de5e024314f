import type { Identifier, RaRecord } from 'ra-core';
import type { Catalogue } from '../../catalogue/createCatalogue';
import { mapped } from '../../dataProvider/endpointMap';
import type { Resource } from '../../declarations/defineResource';
import { withForm } from '../list/formParams';

/** Whether a resource's records can be searched by name: they have a page, their list supports `search`, and the user may read it. */
export const isSearchable = (
  { can }: Catalogue,
  { name, endpoints, formOverList, recordPath, paths }: Resource,
): boolean =>
  Boolean(paths.show || paths.edit || formOverList || recordPath) &&
  endpoints.getList !== undefined &&
  Object.hasOwn(mapped(endpoints.getList).endpoint.query?.shape ?? {}, 'search') &&
  can(name, 'list');

/** Returns the page of a record that the user may open: the declared one, its details, or its form; undefined if there is none. */
export function recordAddress({ can }: Catalogue, resource: Resource, record: RaRecord): string | undefined {
  const { name, paths, recordPath } = resource;
  if (recordPath) return recordPath(record);
  if (paths.show && can(name, 'show', record)) return paths.show.replace(/:id\??/, encodeURIComponent(record.id));
  return can(name, 'edit', record) ? formAddress(resource, record.id) : undefined;
}

/** Returns a record's name, from its resource's declaration. */
export function recordLabel({ recordRepresentation }: Resource, record: Record<string, unknown>): string {
  const found =
    typeof recordRepresentation === 'function'
      ? recordRepresentation(record)
      : (record[recordRepresentation ?? 'name'] ?? record.id);
  return String(found ?? '');
}

/**
 * Returns the product URL of a record's form, or of the create form without an id: a page of its own, or a dialog over the list. Undefined
 * without a form.
 */
export function formAddress({ paths, formOverList }: Resource, id?: Identifier): string | undefined {
  if (formOverList) return paths.list && paths.list + withForm('', id);
  return id === undefined ? paths.create : paths.edit?.replace(/:id\??/, encodeURIComponent(id));
}
