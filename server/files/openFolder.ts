import { access, constants, mkdir } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from './FileStore';

/** Opens a folder, created when first needed. Errors are those of the file system. */
export function openFolder(location: string): FileStore {
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
