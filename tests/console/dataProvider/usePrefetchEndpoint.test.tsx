import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { roleApi } from '../../../contract/identity/role';
import { useEndpointQuery } from '../../../src/dataProvider/useEndpointQuery';
import { usePrefetchEndpoint } from '../../../src/dataProvider/usePrefetchEndpoint';
import { envelope, fakeServer } from './fakeServer';

let goIdle: IdleRequestCallback = () => undefined;

beforeEach(() => {
  window.requestIdleCallback = work => {
    goIdle = work;
    return 1;
  };
  window.cancelIdleCallback = () => undefined;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('data for the next page is prefetched when the browser is idle, and is then available at once', async () => {
  const requests = fakeServer(() => ({ body: envelope({ list: [] }) }));
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const list = renderHook(() => usePrefetchEndpoint(roleApi.menu), { wrapper });
  expect(requests).toHaveLength(0);
  goIdle({ didTimeout: false, timeRemaining: () => 50 });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(requests.map(({ url }) => new URL(url, 'http://console').pathname)).toEqual([roleApi.menu.path]);
  list.unmount();

  const { result } = renderHook(() => useEndpointQuery(roleApi.menu), { wrapper });
  expect(result.current.data).toEqual({ list: [] });
});
