import { defineDomain } from '../../domain/Domain';
import { directionsRoutes } from './routes';

/** Uses a routing service chosen by the operator, even with a remote provider. */
export const directionsDomain = defineDomain({
  name: 'directions',
  routes: [directionsRoutes],
  ownData: true,
});
