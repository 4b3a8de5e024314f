import { join } from 'node:path';
import type { Config } from '../config';
import type { FileStore } from './FileStore';
import { FilesUnreachable } from './FilesUnreachable';
import { openBucket } from './openBucket';
import { openFolder } from './openFolder';

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
