import { defineDomain } from '../../domain/defineDomain';
import { directionsRoutes } from './routes';

/** Asks a service of the operator's choosing, also before a remote provider. */
export const directionsDomain = defineDomain({
  name: 'directions',
  routes: [directionsRoutes],
  ownData: true,
});
