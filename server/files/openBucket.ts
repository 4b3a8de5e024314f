import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import type { FileStore } from './FileStore';

interface Bucket {
  /** Amazon's by default. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Short, since a user is waiting; the largest file is 5 MB. */
const LIMIT_MS = 15_000;

/** Drops the given length: `fetch` measures the body itself, and an undici newer than Node's rejects an explicit one. */
const send: typeof fetch = (address, { headers: given, ...rest } = {}) => {
  const headers = new Headers(given);
  headers.delete('content-length');
  return fetch(address, { ...rest, headers });
};

/** Opens a bucket of any S3-compatible store, addressed by path, which all of them support. Errors are those of the client. */
export function openBucket({ endpoint, region, bucket, ...key }: Bucket): FileStore {
  const given = endpoint ?? `https://s3.${region}.amazonaws.com`;
  const address = given.endsWith('/') ? given.slice(0, -1) : given;
  const client = new S3mini({
    ...key,
    endpoint: `${address}/${bucket}`,
    region,
    requestAbortTimeout: LIMIT_MS,
    fetch: send,
  });
  return {
    async put(name, bytes, { mime }) {
      await client.putObject(name, bytes, mime);
    },
    async open(name) {
      const response = await client.getObjectResponse(name);
      if (!response) return null;
      return {
        bytes: Number(response.headers.get('content-length')),
        stream: response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]),
      };
    },
    has: async name => (await client.objectExists(name)) === true,
    async remove(name) {
      await client.deleteObject(name);
    },
    async ready() {
      if (!(await client.bucketExists()))
        throw new Error(`The bucket ${bucket} does not exist, or the key has no access to it`);
    },
  };
}
