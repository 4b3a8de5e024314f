import { type Domain, defineDomain } from '../../domain/Domain';
import { historyRoutes } from './routes';

/** The history of other domains' records. */
export const historyDomain = (domains: readonly Domain[]) =>
  defineDomain({
    name: 'history',
    routes: [historyRoutes(domains.flatMap(({ history = [] }) => history))],
    ownData: true,
  });
