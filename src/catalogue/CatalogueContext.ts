import { useResourceContext } from 'ra-core';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { firstListParams } from '../declarations/defineResource';
import { type Catalogue, createCatalogue } from './createCatalogue';

// Empty by default, like react-admin's own contexts, so that a component can be rendered without all declarations.
const CatalogueContext = createContext<Catalogue>(createCatalogue([], []));

/** Provides the catalogue, which `main.tsx` creates. */
export const CatalogueProvider = CatalogueContext.Provider;

/** Returns the console's catalogue, which never changes. */
export const useCatalogue = (): Catalogue => useContext(CatalogueContext);

/**
 * Returns the product URL of the rendered page. `window.location` runs ahead of it during a navigation, so a guard that
 * reads that instead would let the outgoing page through.
 */
export function useAddress(): string {
  const { translator } = useCatalogue();
  return translator.toProduct(useLocation().pathname);
}

/** Whether an address is that of a page or below it: `/banner/add` is within `/banner`, `/banners` is not. */
export const isAtOrBelow = (address: string, page: string) => address === page || address.startsWith(`${page}/`);

/**
 * Returns the props of a `<List>` from its resource's declaration, so that view and preload make the same request:
 * `<List {...useListDefaults()}>`.
 */
export function useListDefaults() {
  const { findResource } = useCatalogue();
  const { sort, filter, pagination } = firstListParams(findResource(useResourceContext() ?? '') ?? {});
  return { sort, perPage: pagination.perPage, filterDefaultValues: filter };
}
