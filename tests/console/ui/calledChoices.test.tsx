import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { merchantTypeApi } from '../../../contract/merchant/merchantTypeApi';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { useMerchantTypes } from '../../../src/ui/fields/useMerchantTypes';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { appMessages } from '../support/appCatalogue';

async function typesFrom(response: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer(response);
  const i18nProvider = await createI18nProvider('id', ['id'], appMessages);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext>
      <I18nContextProvider value={i18nProvider}>{children}</I18nContextProvider>
    </CoreAdminContext>
  );
  const { result } = renderHook(useMerchantTypes, { wrapper });
  await waitFor(() => expect(calls.map(({ url }) => url)).toEqual([merchantTypeApi.list.path]));
  return result;
}

it('merchant types come from the call, with its names and in its order', async () => {
  const list = [
    { id: 'toko-umum', name: 'Toko serba ada' },
    { id: 'kios-baru', name: 'Kios baru' },
  ];
  const result = await typesFrom(() => ({ body: envelope({ list }) }));
  await waitFor(() => expect(result.current).toEqual(list));
});

it('the contract’s types are offered when the call fails', async () => {
  const result = await typesFrom(() => ({ status: 500, body: envelope(null, 500, 'Rusak.') }));
  expect(result.current).toContainEqual({ id: 'toko-umum', name: expect.any(String) });
});
