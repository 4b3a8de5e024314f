import axios from 'axios';

/**
 * The only HTTP client. Same origin, automatic cookies and no custom headers on a GET, since the browser uses a preloaded
 * response only for an identical request. Status codes are handled in `http.ts`.
 */
export const client = axios.create({
  timeout: 30_000,
  validateStatus: null,
  headers: { Accept: 'application/json' },
  // The session cookies are HttpOnly and the server checks the origin, so there is no XSRF token.
  withXSRFToken: false,
});
