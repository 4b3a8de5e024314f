const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be a record's id at all: the database refuses to compare any other with one. */
export const isUuid = (text: string): boolean => UUID.test(text);
