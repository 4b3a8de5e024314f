// `npm run --silent endpoints`: prints every endpoint of the server as method, path and access, separated by tabs.
import { accessText } from '../contract/core/endpoint';
import { routeModules } from '../server/domains/index';

const lines = routeModules
  .flatMap(({ api }) => Object.values(api))
  .map(endpoint => [endpoint.path, `${endpoint.method}\t${endpoint.path}\t${accessText(endpoint)}`] as const)
  .sort(([a], [b]) => a.localeCompare(b, 'en'));
for (const [, line] of lines) console.log(line);
