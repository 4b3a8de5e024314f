import type { Endpoint } from '../../../contract/core/endpoint';
import { routeModules } from '../../../server/provider';

/** Every endpoint that the server implements: what the generated suites cover. */
export const everyEndpoint: [call: string, endpoint: Endpoint][] = routeModules
  .flatMap(({ api }) => Object.values(api) as Endpoint[])
  .map(endpoint => [endpoint.call, endpoint]);
