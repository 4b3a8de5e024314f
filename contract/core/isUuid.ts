const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be a record's id. PostgreSQL raises an error when a uuid is compared with any other text. */
export const isUuid = (text: string): boolean => UUID.test(text);
