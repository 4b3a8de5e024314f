import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askItself } from './askItself';
import type { ConsolePage } from './pageManifest';

/**
 * Whether the record that a page's address names is there: asked by the page's own call, in the person's name, so that page
 * and call agree on malformed ids, other regions and other categories. Taken as there where the person may not ask.
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
  const { statusCode } = await askItself(
    app,
    request,
    'GET',
    record.path.replace('{id}', () => id),
  );
  return statusCode !== 404;
}
