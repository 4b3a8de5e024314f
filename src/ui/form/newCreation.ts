/** One adding of a record: sent again under its key, it is done once. */
export interface Creation {
  key: string;
}

/** `crypto.randomUUID` is missing where a console is served without TLS. */
export const newCreation = (): Creation => ({
  key: Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join(''),
});
