import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { providerFailure, providerUnreadable } from '../providerFailure';

/** The largest answer that is understood; what is larger than a page of a list is a file and streamed. */
const MOST_BYTES = 16 * 1024 * 1024;

const decoders = { gzip: createGunzip, br: createBrotliDecompress, deflate: createInflate };

/**
 * The JSON of a provider's answer; undefined if it is none.
 * @throws HttpError 502 where it is too large or broken off, 504 where it stalls
 */
export async function collectJson(stream: NodeJS.ReadableStream, encoding: string | undefined): Promise<unknown> {
  const decode = encoding && encoding !== 'identity' ? decoders[encoding as keyof typeof decoders] : undefined;
  if (encoding && encoding !== 'identity' && !decode) throw providerUnreadable();
  const chunks: Buffer[] = [];
  let size = 0;
  // an error of the network ends the decoder too
  const source = decode ? pipeline(stream, decode(), () => undefined) : stream;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MOST_BYTES) throw providerUnreadable();
      chunks.push(chunk);
    }
  } catch (error) {
    throw isDecodingError(error) ? providerUnreadable() : providerFailure(error);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

const isDecodingError = (error: unknown) => /^(?:Z_|ERR_?_?BROTLI)/.test(String((error as { code?: unknown }).code));
