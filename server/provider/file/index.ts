import { defineDomain } from '../../domain/defineDomain';
import { fileRoutes } from './routes';

export const fileDomain = defineDomain({
  name: 'file',
  routes: [fileRoutes],
});
