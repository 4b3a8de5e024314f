/** Timeouts for the remote provider, in milliseconds. */
export interface RemoteTimeouts {
  /** Until the connection is established. */
  connectMs: number;
  /** From the end of the request to the response headers; the time of an upload does not count. */
  headersMs: number;
  /** Between two chunks of a response. */
  idleMs: number;
  /** For requests made before a page is sent: a slow provider must not delay the page. */
  pageMs: number;
  /** For the end of a session: the browser waits for it, and is signed out either way. */
  signOutMs: number;
  /** Between two chunks of an upload from the browser. */
  uploadIdleMs: number;
}

export const REMOTE_TIMEOUTS: RemoteTimeouts = {
  connectMs: 5_000,
  headersMs: 30_000,
  idleMs: 30_000,
  pageMs: 3_000,
  signOutMs: 2_000,
  uploadIdleMs: 60_000,
};

/** Time limit for receiving a forwarded request: allows for uploads over slow connections. */
export const UPLOAD_LIMIT_MS = 15 * 60_000;

/** Calls that belong to the provider (specification, point 7) and need a session. `*` matches the rest of the path. */
export const FORWARDED_PATHS = [
  '/v1/*',
  '/api/product/*',
  '/api/transaction/*',
  '/api/location/*',
  '/api-cms/*',
  '/api/v1/*',
  '/order/:id/complaint/*',
  '/api/auth/profile',
  '/api/auth/permissions',
] as const;

/** The console's own calls about records, if the provider implements them; does not apply to those served here. */
export const FORWARDED_OWN_PATHS = ['/api/console/*'] as const;

/** Calls that belong to the provider and need no session: the forgotten password. */
export const FORWARDED_PUBLIC_PATHS = ['/api/auth/*'] as const;

/** Pictures uploaded to the provider, if it refers to them by path. */
export const FORWARDED_FILES = ['/files/*'] as const;
