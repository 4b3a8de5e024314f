import { createCatalogue } from '../src/catalogue/createCatalogue';
import { resources } from '../src/resources';
import { pages } from '../src/resources/pages';

/** Every page that the console declares, for scripts, the build and the end-to-end tests. */
export const declaredRoutes = createCatalogue(resources, pages).routes;
