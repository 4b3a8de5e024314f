import { defineDomain } from '../../domain/Domain';
import { fileRoutes } from './routes';

export const fileDomain = defineDomain({
  name: 'file',
  routes: [fileRoutes],
});
