import type { FileStore } from './FileStore';

interface NewFile {
  key: string;
  bytes: Buffer;
  mime: string;
}

/** Stores files that are useless without each other: if one cannot be stored, none is kept. */
export async function putAll(store: FileStore, files: readonly NewFile[]): Promise<void> {
  const puts = await Promise.allSettled(files.map(({ key, bytes, mime }) => store.put(key, bytes, { mime })));
  const failed = puts.find(put => put.status === 'rejected');
  if (!failed) return;
  await Promise.allSettled(
    files.filter((_, at) => puts[at]?.status === 'fulfilled').map(({ key }) => store.remove(key)),
  );
  throw failed.reason;
}
