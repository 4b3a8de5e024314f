import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import { isOffered } from '../../../src/dataProvider/isOffered';
import { blankValues, deskForm } from '../../../src/pages/desk/deskForm';
import { smallPicture } from '../../../src/ui/display/smallPicture';
import { useMerchantTypes } from '../../../src/ui/fields/useMerchantTypes';
import { contractResolver } from '../../../src/ui/form/engine/contractResolver';
import { envelope, fakeServer } from '../dataProvider/fakeServer';

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

test('with a remote provider only its types and supported calls are offered, and its areas are not validated', async () => {
  document.head.innerHTML = `<script type="application/json" id="config">{"own_calls":["${merchantApi.points.call}"]}</script>`;
  fakeServer(() => ({ body: envelope({ list: [{ id: 'depot', name: 'Depot' }] }) }));
  const { result } = renderHook(useMerchantTypes, { wrapper });
  expect(result.current).toEqual([]);
  await waitFor(() => expect(result.current.map(({ id }) => id)).toEqual(['depot']));
  const judge = contractResolver(deskForm, { template: rule => rule, label: path => path });
  const { errors } = await judge({ ...blankValues, village_code: 'gambir-lama', phone: '1' }, {}, {} as never);
  expect([errors.village_code, errors.phone?.message]).toEqual([undefined, expect.any(String)]);
  // another server has no thumbnail beside a picture
  expect(['/files/a.webp', 'https://cdn.test/a.webp'].map(smallPicture)).toEqual([
    '/files/a.webp',
    'https://cdn.test/a.webp',
  ]);
  expect([isOffered(merchantApi.points), isOffered(merchantApi.setStatus)]).toEqual([true, false]);
});
