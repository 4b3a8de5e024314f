import { defineDomain } from '../../domain/defineDomain';
import { auditRoutes } from './routes';

export const auditLogDomain = defineDomain({
  name: 'auditLog',
  routes: [auditRoutes],
  ownData: true,
});
