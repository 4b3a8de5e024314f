/** The key of a document in the file store, apart from the public images. */
export const documentKey = (name: string): string => `documents/${name}`;

/** The URL of a document. It carries the document's own id, by which access to it is authorised. */
export const documentUrl = (id: string, name: string): string => `/api/console/registration-document/${id}/${name}`;
