import { defineDomain } from '../../domain/defineDomain';
import { seeAsRoutes } from './routes';

export const seeAsDomain = defineDomain({
  name: 'seeAs',
  routes: [seeAsRoutes],
});
