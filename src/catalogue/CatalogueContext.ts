import { createContext, useContext } from 'react';
import { type Catalogue, createCatalogue } from './createCatalogue';

// Empty outside a console, like react-admin's own contexts: a component can be rendered without all declarations.
const CatalogueContext = createContext<Catalogue>(createCatalogue([], []));

/** Provides the catalogue, which `main.tsx` creates. */
export const CatalogueProvider = CatalogueContext.Provider;

/** The console's catalogue, which never changes. */
export const useCatalogue = (): Catalogue => useContext(CatalogueContext);
