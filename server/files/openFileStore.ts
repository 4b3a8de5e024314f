import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3mini } from 's3mini';
import type { Config } from '../config';
import type { FileStore } from './FileStore';
import { FilesUnreachable } from './FilesUnreachable';

type Given = Pick<
  Config,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Opens the bucket `S3_BUCKET`, else the folder `DATA_DIR/files`. Does not check whether it can be reached: see `ready`. */
export function openFileStore({ DATA_DIR, ...given }: Given): FileStore {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  const store =
    bucket && accessKeyId && secretAccessKey
      ? openBucket({ endpoint: given.S3_ENDPOINT, region: given.S3_REGION, bucket, accessKeyId, secretAccessKey })
      : openFolder(join(DATA_DIR, 'files'));
  return {
    async put(key, bytes, meta) {
      requireKey(key);
      try {
        await store.put(key, bytes, meta);
      } catch (error) {
        // a full disk keeps whatever part fitted
        await store.remove(key).catch(() => undefined);
        unreachable(error);
      }
    },
    async open(key) {
      requireKey(key);
      return store.open(key).catch(unreachable);
    },
    async has(key) {
      requireKey(key);
      return store.has(key).catch(unreachable);
    },
    async remove(key) {
      requireKey(key);
      await store.remove(key).catch(unreachable);
    },
    ready: () => store.ready().catch(unreachable),
  };
}

/** Requires a server-generated name, possibly within folders: nothing that leads out of the store. */
function requireKey(key: string): void {
  if (!/^(?:[\w-]+\/)*[\w-]+\.\w+$/.test(key)) throw new Error(`Not a file key: ${key}`);
}

const unreachable = (error: unknown): never => {
  throw new FilesUnreachable(error);
};

/** Opens a folder, created when first needed. Errors are those of the file system. */
function openFolder(location: string): FileStore {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    put: (key, bytes, { mime }) => disk.put(key, bytes, { contentType: mime }),
    async open(key) {
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { bytes: contentLength, stream: await disk.getStream(key) };
    },
    has: key => disk.exists(key),
    remove: key => disk.delete(key),
    async ready() {
      await mkdir(location, { recursive: true });
      await access(location, constants.R_OK | constants.W_OK);
    },
  };
}

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
function openBucket({ endpoint, region, bucket, ...key }: Bucket): FileStore {
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
