import { defineDomain } from '../../domain/Domain';
import { notificationRoutes } from './routes';
import { seedNotifications } from './seedNotifications';

export const notificationDomain = defineDomain({
  name: 'notification',
  routes: [notificationRoutes],
  demo: { after: ['identity', 'registration', 'order'], seed: seedNotifications },
});
