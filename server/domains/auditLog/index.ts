import { defineDomain } from '../../domain/Domain';
import { auditRoutes } from './routes';

export const auditLogDomain = defineDomain({
  name: 'auditLog',
  routes: [auditRoutes],
  ownData: true,
});
