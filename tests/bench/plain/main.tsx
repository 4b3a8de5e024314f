import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, fetchUtils, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BannerEdit } from './BannerEdit';
import { BannerList } from './BannerList';

/**
 * Drops the `Range` header: Chromium rejects a compressed response to a request with one, and the dialect puts the range in the URL anyway.
 */
const withoutRange: typeof fetchUtils.fetchJson = (url, options) => {
  const headers = new Headers(options?.headers);
  headers.delete('Range');
  return fetchUtils.fetchJson(url, { ...options, headers });
};

/** Always signed in. */
const authProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: () => Promise.resolve({ id: 1, fullName: 'Marketing' }),
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin dataProvider={simpleRestProvider('/api', withoutRange)} authProvider={authProvider} disableTelemetry>
    <Resource name="banners" list={BannerList} edit={BannerEdit} recordRepresentation="title" />
  </Admin>,
);
