import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import type { ReactNode } from 'react';
import { areaApi } from '../../../contract/area/areaApi';
import { useAreaFilters } from '../../../src/ui/list/someFilters/AreaFilter';
import { envelope, fakeServer } from '../dataProvider/fakeServer';

const fields = { region: 'region', province: 'province', regency: 'regency' } as const;
let goIdle: () => void;

beforeEach(() => {
  window.requestIdleCallback = work => {
    goIdle = () => act(() => work({ didTimeout: false, timeRemaining: () => 50 }));
    return 1;
  };
  window.cancelIdleCallback = () => undefined;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

async function filtersOf(filterValues: Record<string, string>) {
  const sent = fakeServer(() => ({ body: envelope({ list: [{ id: '32', name: 'Jawa Barat' }] }) }));
  const list = { filterValues } as unknown as ListControllerResult;
  const client = new QueryClient();
  const hook = renderHook(() => useAreaFilters(fields), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <ListContextProvider value={list}>{children}</ListContextProvider>
      </QueryClientProvider>
    ),
  });
  await act(async () => undefined);
  return { asked: () => sent.map(({ url }) => url), choices: () => hook.result.current.map(({ choices }) => choices) };
}

test('while no area is chosen, its choices load only when the browser is idle', async () => {
  const { asked, choices } = await filtersOf({});
  expect(asked()).toEqual([]);
  expect(choices()).toEqual([[], [], []]);
  goIdle();
  await act(async () => undefined);
  expect(asked()).toEqual([areaApi.regions.path, areaApi.provinces.path]);
  await waitFor(() => expect(choices()[1]).toEqual([{ id: '32', name: 'Jawa Barat' }]));
});

test('the choices of a chosen area are requested at once', async () => {
  const { asked } = await filtersOf({ province: '32' });
  expect(asked()).toEqual(expect.arrayContaining([areaApi.provinces.path]));
});
