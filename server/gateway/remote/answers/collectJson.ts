import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { providerAway, providerFailure, providerUnreadable } from '../providerFailure';

/** The largest answer that is understood; what is larger than a page of a list is a file and streamed. */
const MOST_BYTES = 16 * 1024 * 1024;

const decoders = { gzip: createGunzip, br: createBrotliDecompress, deflate: createInflate };

/** An answer, decoded. */
export interface Collected {
  /** Undefined if it is no JSON. */
  json: unknown;
  bytes: Buffer;
}

/**
 * The JSON of a provider's answer.
 * @throws HttpError 502 where it is too large or broken off, 504 where it stalls
 */
export async function collectJson(stream: NodeJS.ReadableStream, encoding: string | undefined): Promise<Collected> {
  const decode = encoding && encoding !== 'identity' ? decoders[encoding as keyof typeof decoders] : undefined;
  if (encoding && encoding !== 'identity' && !decode) throw providerUnreadable();
  // an error of the network ends the decoder too
  const source = decode ? pipeline(stream, decode(), () => undefined) : stream;
  const bytes = await bytesOf(source as Readable).catch(error => {
    throw isDecodingError(error) ? providerUnreadable() : providerFailure(error);
  });
  try {
    return { json: JSON.parse(bytes.toString('utf8')), bytes };
  } catch {
    return { json: undefined, bytes };
  }
}

/** By events: going through the chunks with `for await` costs a short answer more than all else here. */
const bytesOf = (source: Readable) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    source.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > MOST_BYTES) source.destroy(providerUnreadable());
    });
    source.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    source.on('error', reject);
    source.on('close', () => source.readableEnded || reject(providerAway()));
  });

const isDecodingError = (error: unknown) => /^(?:Z_|ERR_?_?BROTLI)/.test(String((error as { code?: unknown }).code));
