import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Fragment, Profiler, type ReactNode } from 'react';
import { areaApi } from '../../../contract/area/areaApi';
import { AreaName } from '../../../src/ui/display/AreaName';
import { useAreaNames } from '../../../src/ui/fields/useAreaNames';
import { envelope, fakeServer } from '../dataProvider/fakeServer';

const PROVINCES = [
  { id: '31', name: 'DKI Jakarta' },
  { id: '32', name: 'Jawa Barat' },
];
const REGENCIES = [{ id: '32.73', name: 'Kota Bandung' }];

const inClient = (client: QueryClient) => (children: ReactNode) =>
  render(<QueryClientProvider client={client}>{children}</QueryClientProvider>);

const lists: Record<string, object[]> = {
  [areaApi.provinces.path]: PROVINCES,
  [areaApi.regencies.path]: REGENCIES,
};

test('the list of an area named by many cells is requested once, and each cell re-renders once', async () => {
  const sent = fakeServer(({ url }) => ({ body: envelope({ list: lists[url] ?? [] }) }));
  const rendered = jest.fn();
  inClient(new QueryClient())(
    Array.from({ length: 25 }, (_, index) => `row ${index}`).map(row => (
      <Fragment key={row}>
        <Profiler id={row} onRender={rendered}>
          <AreaName code="32" />
        </Profiler>
        <AreaName code="32.73" />
      </Fragment>
    )),
  );
  await screen.findAllByText(/Jawa Barat/);
  expect(document.body.textContent).toBe('Jawa BaratKota Bandung'.repeat(25));
  expect(sent.map(({ url }) => url)).toEqual([areaApi.provinces.path, areaApi.regencies.path]);
  expect(rendered).toHaveBeenCalledTimes(50);
});

test('built-in regions are named without a request, and an unknown area is shown by its code', async () => {
  const sent = fakeServer(() => ({ body: envelope({ list: [] }) }));
  const Names = () => {
    const nameOf = useAreaNames(['jbt', '99']);
    return <p>{`${nameOf('jbt')}, ${nameOf('99')}`}</p>;
  };
  inClient(new QueryClient())(<Names />);
  await act(async () => undefined);
  expect(sent.map(({ url }) => url)).toEqual([areaApi.provinces.path]);
  expect(screen.getByText(/^(?!jbt).+, 99$/)).toBeVisible();
});

test('a list that failed to load is requested again by the next page that needs it', async () => {
  let isDown = true;
  const sent = fakeServer(() => (isDown ? 'unreachable' : { body: envelope({ list: PROVINCES }) }));
  const client = new QueryClient();
  const { unmount } = inClient(client)(<AreaName code="31" />);
  await act(async () => undefined);
  expect(screen.getByText('31')).toBeVisible();
  unmount();
  isDown = false;
  inClient(client)(<AreaName code="31" />);
  expect(await screen.findByText('DKI Jakarta')).toBeVisible();
  expect(sent).toHaveLength(2);
});
