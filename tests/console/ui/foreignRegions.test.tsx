import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { areaApi } from '../../../contract/area/areaApi';
import { regionCode } from '../../../contract/area/region';
import { bannerApi } from '../../../contract/banner';
import { faq } from '../../../contract/faq';
import { AreaName } from '../../../src/ui/display/AreaName';
import { contractResolver } from '../../../src/ui/form/engine/contractResolver';
import { useSchemaChoices } from '../../../src/ui/list/cells/useSchemaChoices';
import { valueCell } from '../../../src/ui/list/table/valueCell';
import { envelope, fakeServer } from '../dataProvider/fakeServer';

/** With a provider that has its own lists; the page declares it once. */

const lists: Record<string, object[]> = {
  [areaApi.regions.path]: [
    { id: 'jbt', name: 'Wilayah Tengah', short_name: 'Tengah' },
    { id: 'wilayah-9', name: 'Wilayah Sembilan', short_name: 'Sembilan' },
  ],
  [areaApi.provinces.path]: [{ id: '7', name: 'Provinsi Tujuh' }],
  [areaApi.regencies.path]: [{ id: 'kota-1', name: 'Kota Satu' }],
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

beforeEach(() => {
  document.head.innerHTML = '<script type="application/json" id="config">{"own_calls":[]}</script>';
  fakeServer(({ url }) => ({ body: envelope({ list: lists[url] ?? [] }) }));
});

test.each([
  ['a field', regionCode.nullable()],
  ['several', z.array(regionCode)],
])('regions of %s are the provider’s, with its names', async (_, schema) => {
  const client = new QueryClient();
  const { result } = renderHook(() => useSchemaChoices(schema, 'region_code'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  expect(result.current).toEqual([]);
  await waitFor(() =>
    expect(result.current).toEqual([
      { id: 'jbt', name: 'Tengah' },
      { id: 'wilayah-9', name: 'Sembilan' },
    ]),
  );
});

test('areas have the provider’s names, whatever its codes look like', async () => {
  const codes = ['jbt', 'wilayah-9', '7', 'kota-1'];
  render(
    codes.map(code => (
      <p key={code}>
        <AreaName code={code} />
      </p>
    )),
    { wrapper },
  );
  for (const name of ['Tengah', 'Sembilan', 'Provinsi Tujuh', 'Kota Satu'])
    expect(await screen.findByText(name)).toBeVisible();
});

test('a list’s cell shows the provider’s name for a region', async () => {
  const schema = (bannerApi.list.response as unknown as { shape: { list: z.ZodArray<z.ZodObject> } }).shape.list.element
    .shape.region_code as z.ZodType;
  const cell = valueCell(
    { resource: 'banner', source: 'region_code', schema, kind: undefined },
    { translate: key => key, locale: 'id' },
  );
  render(<p>{cell('wilayah-9')}</p>, { wrapper });
  expect(await screen.findByText('Sembilan')).toBeVisible();
});

test('a form accepts the provider’s own choices and picture URLs, and validates everything else', async () => {
  const words = { template: (rule: string) => rule, label: (path: string) => path };
  const check = async (schema: z.ZodType, values: object) => {
    const { errors } = await contractResolver(schema, words)(values as never, undefined, {} as never);
    return Object.keys(errors);
  };
  const question = { question: 'Apa?', answer: '<p>Itu.</p>', is_active: true };
  expect(await check(faq.input, { ...question, category_code: 'toko-saya' })).toEqual([]);
  expect(await check(faq.input, { ...question, category_code: '' })).toEqual(['category_code']);
  expect(await check(faq.input, { ...question, question: '', category_code: 'toko-saya' })).toEqual(['question']);
  const { image_url } = (bannerApi.create.body as unknown as { shape: Record<string, z.ZodType> }).shape;
  const picture = z.object({ image_url: image_url! });
  expect(await check(picture, { image_url: 'https://cdn.penyedia.test/a.jpg' })).toEqual([]);
  expect(await check(picture, { image_url: '' })).toEqual(['image_url']);
});
