import axios from 'axios';

/**
 * The one HTTP client. Same origin, cookies by themselves, no header of its own on a GET: a list that the server preloaded is
 * found again only under an equal request. Statuses are judged in `http.ts`.
 */
export const client = axios.create({
  timeout: 30_000,
  validateStatus: null,
  headers: { Accept: 'application/json' },
  // The session's cookies are HttpOnly and the origin is checked: there is no token to copy into a header.
  withXSRFToken: false,
});
