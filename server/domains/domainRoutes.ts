import fp from 'fastify-plugin';
import { type ApiRoutesOptions, apiRoutes, type RouteModule } from '../http/routes';
import { domains } from '.';
import { sayWhoChanged } from './history/sayWhoChanged';
import { serviceNames, servicesOf } from './servicesOf';

interface ProviderRoutesOptions extends Pick<ApiRoutesOptions, 'timeLimit'> {
  modules: readonly RouteModule[];
}

/** Registers the endpoints of the domains, each module as a plugin of its own. */
export const providerRoutes = fp<ProviderRoutesOptions>(
  async (app, { modules, timeLimit }) => {
    const services = servicesOf(app);
    const explain = sayWhoChanged(
      services.db,
      domains.flatMap(({ history = [] }) => history),
    );
    for (const module of modules) await app.register(apiRoutes, { module, services, timeLimit, explain });
  },
  { name: 'provider-routes', encapsulate: true, decorators: { fastify: serviceNames } },
);
