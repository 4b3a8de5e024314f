import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '../../../contract/core/endpoint';
import { requestErrors } from '../../../contract/core/errors';
import { plainText } from '../../../contract/core/plainText';
import { HttpError } from '../../core/HttpError';
import { adaptedBody } from './adapter/adapted';
import type { Capabilities, ProviderAdapter } from './adapter/ProviderAdapter';
import { addressForProvider, jsonForProvider } from './answers/foreignId';

/** Larger than any change of prices; anything larger is a file, and streamed. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Fields unknown to a provider without the capability. */
const OF_CAPABILITY: Partial<Record<keyof Capabilities, readonly string[]>> = {
  dryRun: ['dry_run', 'fingerprint'],
  versions: ['version'],
};

const unknownTo = (can: Capabilities): readonly string[] =>
  Object.entries(OF_CAPABILITY).flatMap(([capability, fields]) =>
    can[capability as keyof Capabilities] ? [] : fields,
  );

/** Whether a call supports a dry run. */
export const hasDryRun = ({ body, query }: Endpoint) =>
  [body, query].some(schema => schema && 'dry_run' in shapeOf(schema));

const shapeOf = (schema: z.ZodType) => (schema instanceof z.ZodObject ? schema.shape : {});

/** Whether a request is a dry run; it is unless it says otherwise, as in the contract. */
export const isDryRun = (said: unknown) => !(said === false || said === 'false' || said === '0');

/** Rewrites the address of a request: ids and parameters as the provider knows them. */
export function addressFor(url: string, { can, ids }: ProviderAdapter): string {
  const known = ids === 'uuid' ? url : addressForProvider(url);
  const [path, search] = known.split('?', 2);
  if (search === undefined) return known;
  const unknown = unknownTo(can);
  const kept = search
    .split('&')
    .filter(part => !unknown.includes(part.split('=', 1)[0]!))
    .map(part => (part.startsWith('search=') ? plainSearch(part) : part));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path!;
}

/** What is searched for as the contract reads it; as written if that is the same. */
function plainSearch(part: string): string {
  const asked = new URLSearchParams(part).get('search') ?? '';
  const plain = plainText(asked);
  return plain === asked ? part : `search=${encodeURIComponent(plain)}`;
}

/** Converts a contract body to the form the provider accepts. */
export function bodyFor(body: unknown, { call }: Endpoint, { can, ids, calls }: ProviderAdapter): unknown {
  const unknown = unknownTo(can);
  const kept =
    body !== null && typeof body === 'object' && !Array.isArray(body)
      ? Object.fromEntries(Object.entries(body).filter(([name]) => !unknown.includes(name)))
      : body;
  const adapted = calls[call] ? adaptedBody(kept, calls[call]) : kept;
  return ids === 'uuid' ? adapted : JSON.parse(jsonForProvider(JSON.stringify(adapted), ids));
}

/** Collects and parses a streamed request body; undefined if there is none. @throws HttpError 413, 422 */
export async function collectBody(request: FastifyRequest): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new HttpError(413, requestErrors.bodyTooLarge());
    chunks.push(chunk);
  }
  if (size === 0) return undefined;
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new HttpError(422, requestErrors.invalidJson());
  }
}
