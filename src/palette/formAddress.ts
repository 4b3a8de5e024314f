import type { Identifier } from 'ra-core';
import type { Resource } from '../declarations/defineResource';
import { withForm } from '../ui/list/formParams';

/**
 * Returns the product URL of a record's form, or of the create form without an id: a page of its own, or a dialog over the list. Undefined
 * without a form.
 */
export function formAddress({ paths, formOverList }: Resource, id?: Identifier): string | undefined {
  if (formOverList) return paths.list && paths.list + withForm('', id);
  return id === undefined ? paths.create : paths.edit?.replace(/:id\??/, encodeURIComponent(id));
}
