import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { listSchema } from '../../../contract/core/listSchema';
import { isSlug } from '../../../contract/rights/permissions';
import { CatalogueProvider } from '../../../src/catalogue/CatalogueContext';
import { useMenu } from '../../../src/catalogue/useMenu';
import { useRouteMeta } from '../../../src/catalogue/useRouteMeta';
import { endpointForAction } from '../../../src/dataProvider/endpointMap';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { appCatalogue, appMessages } from '../support/appCatalogue';

const { pages, resources, routes, translator } = appCatalogue;

beforeAll(() => {
  const session = { user: { id: 'u1', name: 'Sri' }, role: null, permissions: ['can_read_banner'] };
  document.body.innerHTML = `<script type="application/json" id="session">${JSON.stringify(session)}</script>`;
});

/** Returns what a hook returns on a page, in a language. */
async function on<Said>(address: string, hook: () => Said, locale: 'id' | 'en' = 'id') {
  const i18nProvider = await createI18nProvider(locale, ['id', 'en'], appMessages);
  const wrapper = ({ children }: { children: ReactNode }) => {
    const element = (
      <CatalogueProvider value={appCatalogue}>
        <I18nContextProvider value={i18nProvider}>{children}</I18nContextProvider>
      </CatalogueProvider>
    );
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
    return <RouterProvider router={router} useTransitions={false} />;
  };
  return renderHook(hook, { wrapper }).result.current;
}

/** Returns the keys that lead to a text: English leaves out branches without one. */
const keysOf = (messages: object) =>
  Object.entries(messages)
    .filter(([, branch]) => hasText(branch))
    .map(([key]) => key)
    .sort();
const hasText = (branch: unknown): boolean =>
  typeof branch === 'string' || Object.values(branch as object).some(hasText);

test('every declared address translates to react-admin’s and back, and none is declared twice', () => {
  const addresses = routes().map(({ route }) => route.replace(/\{id\??\}/, '9f1c'));
  for (const address of addresses) expect(translator.toProduct(translator.toInternal(address))).toBe(address);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every page requires permissions from the catalogue, or only a session', () => {
  for (const { slugs } of routes()) for (const slug of slugs) expect(isSlug(slug)).toBe(true);
});

test('every page has messages in both languages and a unique name', async () => {
  const names = [...resources, ...pages].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { messages } of [...resources, ...pages]) {
    const indonesian = { ...messages.id, ...('custom' in messages && (await messages.custom?.())) };
    expect(keysOf((await messages.en()).en)).toEqual(keysOf(indonesian));
  }
});

test('every field has a label other than its name in the contract', () => {
  for (const { name, messages } of resources)
    for (const [field, label] of Object.entries(messages.id.fields ?? {}))
      expect([name, field, label]).not.toEqual([name, field, field]);
});

test('every view can be loaded', async () => {
  for (const { route, view } of routes())
    expect([route, typeof (await view.load()).default]).toEqual([route, 'function']);
});

test('the menu contains exactly what the user may open', async () => {
  expect((await on('/banner', useMenu)).map(({ label, to }) => ({ label, to }))).toEqual([
    { label: 'Banner', to: '/banner' },
  ]);
  expect((await on('/banner', useMenu, 'en')).map(({ label }) => label)).toEqual(['Banners']);
});

test('title, breadcrumbs and back link come from the declaration', async () => {
  // no crumb links to the dashboard, which this person may not open
  expect(await on('/banner', useRouteMeta)).toEqual({
    title: 'Banner',
    breadcrumbs: [{ label: 'Banner' }],
    info: expect.any(String),
  });
  expect(await on('/banner/add', useRouteMeta)).toMatchObject({
    title: 'Tambah Banner',
    breadcrumbs: [{ label: 'Banner', to: '/banner' }, { label: 'Tambah Banner' }],
    back: '/banner',
  });
  expect((await on('/banner/edit/9f1c', useRouteMeta, 'en')).title).toBe('Edit banner');
  expect(await on('/unauthorized', useRouteMeta)).toEqual({
    title: 'Akses ditolak',
    breadcrumbs: [{ label: 'Akses ditolak' }],
    layout: 'default',
  });
  expect(await on('/nope', useRouteMeta)).toEqual({ title: 'Halaman tidak ditemukan', breadcrumbs: [] });
});

test('every page has an info text, except those that consist of one message', async () => {
  const bare: string[] = [];
  for (const { route } of appCatalogue.routes()) {
    const { info } = await on(route.replace(/\{id\??\}/, '9f1c'), useRouteMeta);
    if (!info) bare.push(route);
  }
  expect(bare.sort()).toEqual(['/blank', '/logout', '/password/forgot', '/unauthorized']);
});

test('the fields that distinguish records are in the rows of their list', () => {
  for (const { name, endpoints, recordDetails = [] } of resources) {
    if (recordDetails.length === 0) continue;
    const { fields } = listSchema(endpointForAction(endpoints, 'list'));
    for (const field of recordDetails)
      expect([name, Object.keys(fields)]).toEqual([name, expect.arrayContaining([field])]);
  }
});
