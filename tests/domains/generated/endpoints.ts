import type { Endpoint } from '../../../contract/core/endpoint';
import { routeModules } from '../../../server/domains';
import { sampleOf } from '../../support/arbitraryOf';
import type { Answer } from '../../support/client';

/** Every endpoint that the server implements: what the generated suites cover. */
export const everyEndpoint: [call: string, endpoint: Endpoint][] = routeModules
  .flatMap(({ api }) => Object.values(api) as Endpoint[])
  .map(endpoint => [endpoint.call, endpoint]);

/** The same without their names. */
export const endpoints = everyEndpoint.map(([, endpoint]) => endpoint);

const CATEGORIES = ['lpg', 'bbm', 'pelumas', 'refrigeran'];
const isStream = ({ download }: Endpoint) => download?.includes('text/event-stream') ?? false;
/** Every read by somebody who is signed in, except of streams, which do not end. */
export const reads = endpoints.filter(one => one.method === 'GET' && one.access !== 'public' && !isStream(one));

/** Returns a query that the contract accepts: as short as possible, files as text, pages as long as allowed. */
export function queryOf({ query }: Endpoint): Record<string, unknown> {
  if (!query) return {};
  const { shape } = query;
  const asked = {
    ...('format' in shape && { format: 'csv' }),
    ...('limit' in shape && { limit: 100 }),
    ...('category' in shape && { category: 'lpg' }),
  };
  if (query.safeParse(asked).success) return asked;
  return query.safeParse({}).success ? {} : { ...(sampleOf(query) as object), ...asked };
}

/** Every read without an id, with the category's values if it takes one. */
export const plainReads = reads.flatMap(endpoint =>
  endpoint.params.length === 0
    ? [{ endpoint, params: {} }]
    : endpoint.params.every(name => name === 'category')
      ? CATEGORIES.map(category => ({ endpoint, params: { category } }))
      : [],
);

/** Every read of a record by its id. */
export const readsById = reads.filter(({ params }) => params.length === 1 && params[0] !== 'category');

/** Returns the ids of a list in a response; none if it is no list of records. */
export function listedIds({ body }: Answer): string[] {
  const { list } = (body.data ?? {}) as { list?: { id?: unknown }[] };
  return Array.isArray(list) ? list.flatMap(({ id }) => (typeof id === 'string' ? id : [])) : [];
}
