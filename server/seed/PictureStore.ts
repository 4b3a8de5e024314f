import type { FileStore } from '../files/fileStore';

/** The part of the file store that demo data need. */
export type PictureStore = Pick<FileStore, 'put'>;
