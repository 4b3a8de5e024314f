import { type Identifier, useCreatePath, useLocation, useResourceContext, useResourceDefinition } from 'ra-core';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { FORM_PARAMS, withForm } from './formParams';

interface FormAddress {
  hasCreate: boolean;
  hasEdit: boolean;
  /** Product URL of a record's form, without an id of the one that adds. */
  addressOf: (id?: Identifier) => string;
  /** Parameters by which the list's address opens a form over it; none where forms have pages of their own. */
  params: readonly string[];
}

const NONE: readonly string[] = [];

/** Addresses of the current resource's forms: pages of their own, or over its list in its current state. */
export function useFormAddress(): FormAddress {
  const resource = useResourceContext() ?? '';
  const { hasCreate, hasEdit } = useResourceDefinition();
  const createPath = useCreatePath();
  const { search } = useLocation();
  const { findResource, translator } = useCatalogue();
  if (findResource(resource)?.formOverList) {
    const list = translator.toProduct(createPath({ resource, type: 'list' }));
    return { hasCreate: true, hasEdit: true, addressOf: id => list + withForm(search, id), params: FORM_PARAMS };
  }
  return {
    hasCreate: Boolean(hasCreate),
    hasEdit: Boolean(hasEdit),
    addressOf: id =>
      translator.toProduct(
        createPath(id === undefined ? { resource, type: 'create' } : { resource, id, type: 'edit' }),
      ),
    params: NONE,
  };
}
