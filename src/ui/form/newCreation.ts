/** The creation of one record: retries under the same key are executed once. */
export interface Creation {
  key: string;
}

/** Starts a creation. `crypto.randomUUID` is missing if the console is served without TLS. */
export const newCreation = (): Creation => ({
  key: Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join(''),
});
