/** How long the remote provider may take, in milliseconds. */
export interface RemoteTimeouts {
  /** Until the connection stands. */
  connectMs: number;
  /** From the whole request to the first line of the answer; an upload's own time does not count. */
  headersMs: number;
  /** Between two pieces of an answer. */
  idleMs: number;
  /** For what a page of the console asks before it is sent: a slow provider must not hold up the page. */
  pageMs: number;
  /** Between two pieces of an upload, from the browser. */
  uploadIdleMs: number;
}

export const REMOTE_TIMEOUTS: RemoteTimeouts = {
  connectMs: 5_000,
  headersMs: 30_000,
  idleMs: 30_000,
  pageMs: 3_000,
  uploadIdleMs: 60_000,
};

/** The longest that a request may take to arrive when it is passed on to the provider: uploads over slow lines. */
export const UPLOAD_LIMIT_MS = 15 * 60_000;

/** Calls that belong to the provider (specification, point 7) and need a session. `*` stands for the rest of the path. */
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

/** Calls that belong to the provider and are made before there is a session: the forgotten password. */
export const FORWARDED_PUBLIC_PATHS = ['/api/auth/*'] as const;

/** Pictures that were uploaded to the provider, where it names them by a path. */
export const FORWARDED_FILES = ['/files/*'] as const;
