import { fileName } from '../../../contract/core/fileName';

/** Returns the key of a document in the file store, separate from the public images. */
export const documentKey = (name: string): string => `documents/${name}`;

/** Returns the URL of a document. It contains the document's id, by which access is authorised. */
export const documentUrl = (id: string, name: string): string => `/api/console/registration-document/${id}/${name}`;

/** Returns documents with the names under which they are saved: rows from before names were checked may claim any type. */
export const safelyNamed = <Document extends { file_name: string; file_url: string }>(
  documents: readonly Document[],
): Document[] =>
  documents.map(document => ({ ...document, file_name: fileName(document.file_name, document.file_url) }));
