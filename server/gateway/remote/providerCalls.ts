import { consoleModules, routeModules } from '../../domains';
import type { RouteModule } from '../../http/routes';

/** The calls that a provider serves: those of the specification, without the console's own. */
export const providerModules: readonly RouteModule[] = routeModules
  .filter(module => !consoleModules.includes(module))
  .map(({ api, ...module }) => ({
    ...module,
    api: Object.fromEntries(Object.entries(api).filter(([, { path }]) => !path.startsWith('/api/console'))),
  }))
  .filter(({ api }) => Object.keys(api).length > 0);

export const providerCalls = providerModules.flatMap(({ api }) => Object.values(api));
