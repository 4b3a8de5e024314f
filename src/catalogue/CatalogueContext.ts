import { createContext, useContext } from 'react';
import { type Catalogue, createCatalogue } from './createCatalogue';

// Empty outside a console, as react-admin's own contexts are: a part can be rendered without every declaration.
const CatalogueContext = createContext<Catalogue>(createCatalogue([], []));

/** Hands the catalogue down; `main.tsx` makes it. */
export const CatalogueProvider = CatalogueContext.Provider;

/** The catalogue of this console. It never changes while the page stands. */
export const useCatalogue = (): Catalogue => useContext(CatalogueContext);
