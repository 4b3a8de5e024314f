import { type Identifier, useCreatePath, useLocation, useResourceContext, useResourceDefinition } from 'ra-core';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { FORM_PARAMS, withForm } from './formParams';

interface FormAddress {
  hasCreate: boolean;
  hasEdit: boolean;
  /** Returns the product URL of a record's form; without an id, that of the create form. */
  addressOf: (id?: Identifier) => string;
  /** Query parameters that open a form over the list; empty if forms have their own pages. */
  params: readonly string[];
}

const NONE: readonly string[] = [];

/** Returns the addresses of the current resource's forms: their own pages, or over the list in its current state. */
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
