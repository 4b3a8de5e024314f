import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { merchantApi } from '../../../contract/merchant/merchantApi';
import { isOffered } from '../../../src/dataProvider/isOffered';
import { useMerchantTypes } from '../../../src/ui/useMerchantTypes';
import { envelope, fakeServer } from '../dataProvider/fakeServer';

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

test('before a remote provider only its own types are offered, and only calls that are answered', async () => {
  document.head.innerHTML = `<script type="application/json" id="config">{"own_calls":["${merchantApi.points.call}"]}</script>`;
  fakeServer(() => ({ body: envelope({ list: [{ id: 'depot', name: 'Depot' }] }) }));
  const { result } = renderHook(useMerchantTypes, { wrapper });
  expect(result.current).toEqual([]);
  await waitFor(() => expect(result.current.map(({ id }) => id)).toEqual(['depot']));
  expect([isOffered(merchantApi.points), isOffered(merchantApi.setStatus)]).toEqual([true, false]);
});
