import { defineDomain } from '../../domain/defineDomain';
import { registrationNews } from './demo/registrationNews';
import { seedRegistrations } from './demo/seedRegistrations';
import { expireRegistrations } from './expireRegistrations';
import { registrationRoutes } from './routes';

export const registrationDomain = defineDomain({
  name: 'registration',
  routes: [registrationRoutes],
  jobs: [{ name: 'expire registrations', everySeconds: 600, run: expireRegistrations }],
  demo: { after: ['identity', 'merchant'], seed: seedRegistrations, news: registrationNews },
});
