import type { Domain } from '../../domain/Domain';
import { defineDomain } from '../../domain/defineDomain';
import { historyRoutes } from './routes';

/** The history of other domains' records. */
export const historyDomain = (domains: readonly Domain[]) =>
  defineDomain({
    name: 'history',
    routes: [historyRoutes(domains.flatMap(({ history = [] }) => history))],
    ownData: true,
  });
