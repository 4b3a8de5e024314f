import { defaultViews } from '../src/app/defaultViews';
import { loadViewMessages } from '../src/app/loadViewMessages';
import { createCatalogue } from '../src/catalogue/createCatalogue';
import { resources } from '../src/resources';
import { pages } from '../src/resources/pages';

/** Returns all declared pages of the console, for scripts, the build and the end-to-end tests. */
export const declaredRoutes = createCatalogue(resources, pages, {
  defaultViews,
  viewMessages: loadViewMessages,
}).routes;
