import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { workApi } from '../../../contract/dashboard/workApi';
import { merchantRoleApi } from '../../../contract/merchantRole';
import { useEndpointQuery } from '../../../src/dataProvider/useEndpointQuery';
import { envelope, fakeServer } from './fakeServer';

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

test('a call that the provider does not offer is not sent, even when enabled', async () => {
  document.head.innerHTML = '<script type="application/json" id="config">{"own_calls":[]}</script>';
  const requests = fakeServer(() => ({ body: envelope({ list: [] }) }));
  const { result } = renderHook(
    () => ({
      work: useEndpointQuery(workApi.list, {}, { enabled: true }),
      roles: useEndpointQuery(merchantRoleApi.list),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.roles.data).toEqual({ list: [] }));
  expect(result.current.work.fetchStatus).toBe('idle');
  expect(requests.map(({ url }) => new URL(url, 'http://console').pathname)).toEqual([merchantRoleApi.list.path]);
});
