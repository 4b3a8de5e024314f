import { permissionHistory } from '../../../contract/permission';
import { defineDomain } from '../../domain/defineDomain';
import { permissionRoutes } from './routes';

export const permissionDomain = defineDomain({
  name: 'permission',
  routes: [permissionRoutes],
  history: [{ ...permissionHistory, authorizeRead: 'anyRegion' }],
});
