import axios from 'axios';

/**
 * The one HTTP client. Same origin, automatic cookies, no custom headers on a GET: a preloaded response is only
 * used for an identical request. Status codes are handled in `http.ts`.
 */
export const client = axios.create({
  timeout: 30_000,
  validateStatus: null,
  headers: { Accept: 'application/json' },
  // The session's cookies are HttpOnly and the origin is checked, so there is no XSRF token.
  withXSRFToken: false,
});
