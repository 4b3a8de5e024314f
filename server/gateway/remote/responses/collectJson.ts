import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { providerAway, providerFailure, providerUnreadable } from '../providerFailure';

/** The largest response that is interpreted; anything larger is a file and streamed. */
export const MOST_BYTES = 16 * 1024 * 1024;

const decoders = { gzip: createGunzip, br: createBrotliDecompress, deflate: createInflate };

/** Status and headers of a response. */
export interface ResponseHead {
  statusCode: number;
  headers: Record<string, string | string[] | undefined>;
}

/** A decoded response. */
export interface Collected {
  /** Undefined if it is not JSON. */
  json: unknown;
  bytes: Buffer;
  /** As it came, if it was compressed and is complete. */
  compressed?: Buffer;
}

/**
 * Collects and parses the JSON of a provider's response.
 * @throws HttpError 502 if it is too large or breaks off, 504 if it stalls
 */
export async function collectJson(stream: NodeJS.ReadableStream, encoding: string | undefined): Promise<Collected> {
  const decode = isEncoded(encoding) ? decoders[encoding as keyof typeof decoders] : undefined;
  if (isEncoded(encoding) && !decode) throw providerUnreadable('an unknown content-encoding');
  // a network error ends the decoder too
  const source = decode ? pipeline(stream, decode(), () => undefined) : stream;
  const bytes = await bytesOf(source as Readable).catch(error => {
    throw isDecodingError(error) ? providerUnreadable(`not ${encoding}`) : providerFailure(error);
  });
  return parsed(bytes);
}

/** Parses the JSON of a complete response; synchronously, unless it is compressed. @throws as {@link collectJson} */
export function wholeJson(bytes: Buffer, encoding: string | undefined): Collected | Promise<Collected> {
  if (!isEncoded(encoding)) return parsed(bytes);
  const compressed = collectJson(Readable.from([bytes]), encoding);
  return compressed.then(came => ({ ...came, compressed: bytes }));
}

const isEncoded = (encoding: string | undefined) =>
  encoding !== undefined && encoding !== '' && encoding !== 'identity';

function parsed(bytes: Buffer): Collected {
  try {
    return { json: JSON.parse(bytes.toString('utf8')), bytes };
  } catch {
    return { json: undefined, bytes };
  }
}

/** Uses events: iterating with `for await` would cost a short response more than everything else here. */
const bytesOf = (source: Readable) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    source.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > MOST_BYTES) source.destroy(providerUnreadable(`more than ${MOST_BYTES} bytes`));
    });
    source.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    source.on('error', reject);
    source.on('close', () => source.readableEnded || reject(providerAway()));
  });

const isDecodingError = (error: unknown) => /^(?:Z_|ERR_?_?BROTLI)/.test(String((error as { code?: unknown }).code));
