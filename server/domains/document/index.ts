import { defineDomain } from '../../domain/Domain';
import { documentRoutes } from './routes';

/** Conversion always runs in the console, even with a remote provider. */
export const documentDomain = defineDomain({
  name: 'document',
  routes: [documentRoutes],
  ownData: true,
});
