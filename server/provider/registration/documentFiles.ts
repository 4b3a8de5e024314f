/** Returns the key of a document in the file store, separate from the public images. */
export const documentKey = (name: string): string => `documents/${name}`;

/** Returns the URL of a document. It contains the document's id, by which access is authorised. */
export const documentUrl = (id: string, name: string): string => `/api/console/registration-document/${id}/${name}`;
