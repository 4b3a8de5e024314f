import { defineDomain } from '../../domain/defineDomain';
import { secondFactorRoutes } from './routes';

export const secondFactorDomain = defineDomain({
  name: 'secondFactor',
  routes: [secondFactorRoutes],
});
