/** That the session has expired, under whatever HTTP status. */
const EXPIRED = 401;

/**
 * The status of an answer: the HTTP status, or what its body's `code` says in place of it (specification, point 7). Some providers
 * answer 200 with an error's code, as a number or as text, and 401 means the same under any status.
 */
export function answerStatus(status: number, body: unknown): number {
  const code = typeof body === 'object' && body !== null ? Number((body as { code?: unknown }).code) : Number.NaN;
  if (code === EXPIRED) return code;
  return status < 400 && Number.isInteger(code) && code >= 400 && code < 600 ? code : status;
}

/** Whether a media type is JSON: in answer to a call for a file it tells why there is none. */
export const isJson = (type: string): boolean => /[/+]json\b/i.test(type);
