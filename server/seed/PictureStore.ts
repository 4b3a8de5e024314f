import type { FileStore } from '../files/FileStore';

/** The part of the file store used by demo data. */
export type PictureStore = Pick<FileStore, 'put'>;
