import { createContext, useContext } from 'react';
import { type Catalogue, createCatalogue } from './createCatalogue';

// Empty by default, like react-admin's own contexts, so that a component can be rendered without all declarations.
const CatalogueContext = createContext<Catalogue>(createCatalogue([], []));

/** Provides the catalogue, which `main.tsx` creates. */
export const CatalogueProvider = CatalogueContext.Provider;

/** Returns the console's catalogue, which never changes. */
export const useCatalogue = (): Catalogue => useContext(CatalogueContext);
