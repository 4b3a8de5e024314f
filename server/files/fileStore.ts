import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where uploaded and generated files lie: a folder outside the web root. Keys are names that the server made. */
export interface FileStore {
  put(key: string, bytes: Buffer, meta: { mime: string }): Promise<void>;
  /** The bytes, or null where there is no such file. */
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}

declare module '../http/Services' {
  interface Services {
    files: FileStore;
  }
}

/** Files under `DATA_DIR/files`. */
export function openFileStore(dataDir: string): FileStore {
  const disk = new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
  return {
    put: (key, bytes, { mime }) => disk.put(key, bytes, { contentType: mime }),
    async get(key) {
      return (await disk.exists(key)) ? Buffer.from(await disk.getBytes(key)) : null;
    },
    remove: key => disk.delete(key),
  };
}
