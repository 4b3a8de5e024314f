import { defineDomain } from '../../domain/defineDomain';
import { merchantTypeRoutes } from './routes';

export const merchantTypeDomain = defineDomain({
  name: 'merchantType',
  routes: [merchantTypeRoutes],
});
