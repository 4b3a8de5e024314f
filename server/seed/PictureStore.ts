import type { FileStore } from '../files/FileStore';

/** The part of the file store that demo data use. */
export type PictureStore = Pick<FileStore, 'put'>;
