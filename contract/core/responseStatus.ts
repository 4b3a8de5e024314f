/** Means an expired session, whatever the HTTP status. */
const EXPIRED = 401;

/**
 * Returns the status of a response: the HTTP status, or the body's `code` where that overrides it (specification, point 7). Some
 * providers respond with 200 and an error code, as a number or as text; 401 means the same under any status.
 */
export function responseStatus(status: number, body: unknown): number {
  const code = typeof body === 'object' && body !== null ? Number((body as { code?: unknown }).code) : Number.NaN;
  if (code === EXPIRED) return code;
  return status < 400 && Number.isInteger(code) && code >= 400 && code < 600 ? code : status;
}

/** Whether a media type is JSON. A download that responds with JSON has failed, and the body says why. */
export const isJson = (type: string): boolean => /[/+]json\b/i.test(type);
