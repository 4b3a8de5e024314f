import { defineDomain } from '../../domain/defineDomain';
import { documentRoutes } from './routes';

/** Conversion is the console's own, also before a remote provider. */
export const documentDomain = defineDomain({
  name: 'document',
  routes: [documentRoutes],
  ownData: true,
});
