import type { FastifyInstance, FastifyRequest } from 'fastify';
import { injectCall } from './injectCall';
import type { ConsolePage } from './pageManifest';

/**
 * Whether the record in a page's address exists. Checked by the page's own call on the user's behalf, so that page and call agree on
 * malformed ids, other regions and other categories. Assumed to exist if the user may not make the call.
 */
export async function hasRecord(
  app: FastifyInstance,
  request: FastifyRequest,
  { record, pattern }: ConsolePage,
  slugs: readonly string[] | undefined,
): Promise<boolean> {
  const path = request.url.split('?')[0]!;
  const id = pattern.exec(path)?.[1];
  if (!record || !id || !slugs || !(record.slugs.length === 0 || record.slugs.some(slug => slugs.includes(slug))))
    return true;
  const { statusCode } = await injectCall(
    app,
    request,
    'GET',
    record.path.replace('{id}', () => id),
  );
  return statusCode !== 404;
}
