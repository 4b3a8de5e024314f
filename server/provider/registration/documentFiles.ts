/** Where a paper lies in the file store: apart from the pictures that everyone may see. */
export const documentKey = (name: string): string => `documents/${name}`;

/** The address of a paper, by its own id, so that whoever asks for it is judged by what it belongs to. */
export const documentUrl = (id: string, name: string): string => `/api/console/registration-document/${id}/${name}`;
