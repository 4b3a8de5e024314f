import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CoreAdminContext,
  ListBase,
  memoryStore,
  TestMemoryRouter,
  testDataProvider,
  useGetOne,
  useListContext,
} from 'ra-core';
import { salesApi } from '../../../contract/sales/salesApi';
import { salesSlug } from '../../../contract/sales/salesRights';
import { fetchFirstPage } from '../../../src/app/fetchFirstPage';
import { AccessQueryClient } from '../../../src/authProvider/AccessQueryClient';
import { createCatalogue } from '../../../src/catalogue/createCatalogue';
import { ApiError } from '../../../src/dataProvider/ApiError';
import { prefetchRecord } from '../../../src/dataProvider/prefetch';
import { useEndpointQuery } from '../../../src/dataProvider/useEndpointQuery';
import { bannerResource } from '../../../src/resources/banner';
import { salesResources } from '../../../src/resources/sales';
import { usePrefetchNext } from '../../../src/ui/list/List';
import { signedInAs } from '../support/signedInAs';
import { envelope, fakeServer } from './fakeServer';

const Rows = () => {
  const { data = [], page, setPage } = useListContext();
  usePrefetchNext();
  return (
    <>
      <p>{data.map(({ id }) => id).join(', ')}</p>
      <button type="button" onClick={() => setPage(page + 1)}>
        next
      </button>
      <button type="button" onClick={() => setPage(page - 1)}>
        back
      </button>
    </>
  );
};

function setUp() {
  const getList = jest.fn(async (_resource: string, { pagination }: { pagination: { page: number } }) => ({
    data: [{ id: `row of page ${pagination.page}` }],
    total: 70,
  }));
  const catalogue = createCatalogue([bannerResource, ...salesResources], []);
  const providers = {
    queryClient: new AccessQueryClient(catalogue.can),
    dataProvider: testDataProvider({ getList: getList as never }),
  };
  const open = (address = '/banner') =>
    render(
      <TestMemoryRouter initialEntries={[address]}>
        <CoreAdminContext {...providers}>
          <ListBase resource="banner" sort={{ field: 'position', order: 'ASC' }} perPage={25} storeKey={false}>
            <Rows />
          </ListBase>
        </CoreAdminContext>
      </TestMemoryRouter>,
    );
  const asked = () => getList.mock.calls.map(([, { pagination }]) => pagination.page);
  const fetchFirst = (address: { pathname: string; search: string }, store = memoryStore()) =>
    fetchFirstPage(catalogue, providers, store, address);
  return { user: userEvent.setup(), open, asked, fetchFirst, getList, providers };
}

beforeEach(() => signedInAs({ permissions: ['can_read_banner'] }));

test('a prefetched page is shown without a second request, and a page visited before is refetched', async () => {
  const { user, open, asked } = setUp();
  open();
  await screen.findByText('row of page 1');
  await waitFor(() => expect(asked()).toEqual([1, 2]));
  await user.click(screen.getByRole('button', { name: 'next' }));
  await screen.findByText('row of page 2');
  await waitFor(() => expect(asked()).toEqual([1, 2, 3]));
  await user.click(screen.getByRole('button', { name: 'back' }));
  await waitFor(() => expect(asked()).toEqual([1, 2, 3, 1, 2]));
});

describe('a first page that could not be prefetched', () => {
  afterEach(() => jest.restoreAllMocks());
  const failing = async (error: Error) => {
    const { open, asked, fetchFirst, getList } = setUp();
    getList.mockRejectedValue(error);
    await fetchFirst({ pathname: '/banner', search: '' });
    expect(asked()).toEqual([1]);
    return { open, asked };
  };

  test.each([403, 500, 502])('%i: is not asked for again by the list', async status => {
    const { open, asked } = await failing(new ApiError(status, 'Gagal'));
    open();
    await act(() => new Promise(resolve => setTimeout(resolve, 50)));
    expect(asked()).toEqual([1]);
  });

  test.each([
    ['the server was not reached', new ApiError(0, 'Gagal')],
    ['something else went wrong', new TypeError('Gagal')],
  ])('because %s: is asked for again', async (_why, error) => {
    const { open, asked } = await failing(error);
    open();
    await waitFor(() => expect(asked().length).toBeGreaterThan(1));
  });

  test('a while ago: is asked for again', async () => {
    const { open, asked } = await failing(new ApiError(500, 'Gagal'));
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 31_000);
    open();
    await waitFor(() => expect(asked()).toEqual([1, 1]));
  });

  test('is asked for again by whoever returns to it', async () => {
    const { open, asked } = await failing(new ApiError(500, 'Gagal'));
    open().unmount();
    open();
    await waitFor(() => expect(asked()).toEqual([1, 1]));
  });
});

test('the first page of a list is prefetched before the list renders, in the chosen page size', async () => {
  const { open, asked, fetchFirst, getList } = setUp();
  await fetchFirst({ pathname: '/banner', search: '' });
  expect(asked()).toEqual([1]);
  open();
  expect(screen.getByText('row of page 1')).toBeVisible();
  await waitFor(() => expect(asked()).toEqual([1, 2]));

  await fetchFirst({ pathname: '/banner', search: '' }, memoryStore({ 'banner.perPage': 50 }));
  expect(getList.mock.lastCall?.[1]).toMatchObject({ pagination: { page: 1, perPage: 50 } });
});

test.each([
  ['a page', '?page=2'],
  ['a size', '?perPage=50'],
  ['an order', '?sort=title&order=DESC'],
  ['a filter', `?filter=${encodeURIComponent('{"status":"live","q":"a b"}')}&page=1`],
  ['a filter that cannot be read', '?filter={'],
  ['a form over the list', '?ubah=1'],
])('a list URL with %s is prefetched before the list renders', async (_what, search) => {
  const { open, fetchFirst, getList } = setUp();
  await fetchFirst({ pathname: '/banner', search });
  expect(getList).toHaveBeenCalledTimes(1);
  const [, asked] = getList.mock.calls[0]!;
  open(`/banner${search}`);
  expect(screen.getByText(`row of page ${asked.pagination.page}`)).toBeVisible();
});

test.each([
  ['an address with parameters of its own', {}, { pathname: '/banner', search: '?status=live' }],
  ['a form', {}, { pathname: '/banner/add', search: '' }],
  ['who has no right', { permissions: [] }, { pathname: '/banner', search: '' }],
  [
    'a session without its second factor',
    { user: { second_factor: { required: true, enabled: false } } },
    { pathname: '/banner', search: '' },
  ],
])('nothing is prefetched for %s', async (_whom, who, address) => {
  const { asked, fetchFirst } = setUp();
  await signedInAs({ permissions: ['can_read_banner'], ...who });
  await fetchFirst(address);
  expect(asked()).toEqual([]);
});

test('data shown beside a list’s rows is prefetched with them, using the same filter', async () => {
  await signedInAs({ permissions: [salesSlug('read', 'lpg')] });
  const sent = fakeServer(({ url }) => ({
    body: envelope({ totals: { orders: url.includes('province=32') ? 3 : 7 } }),
  }));
  const { fetchFirst, getList, providers } = setUp();
  await fetchFirst({ pathname: '/sales/lpg', search: '' });
  await fetchFirst({ pathname: '/sales/lpg', search: '?filter=%7B%22province%22%3A%5B%2232%22%5D%7D' });
  expect(getList).toHaveBeenCalledTimes(2);
  const Total = ({ filter }: { filter: object }) => (
    <p>
      {useEndpointQuery(salesApi.chart, { query: { ...filter, category: 'lpg' } }).data?.totals.orders ??
        'still awaited'}
    </p>
  );
  render(
    <CoreAdminContext {...providers}>
      <Total filter={{}} />
      <Total filter={{ province: ['32'] }} />
    </CoreAdminContext>,
  );
  expect(screen.getByText('7')).toBeVisible();
  expect(screen.getByText('3')).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('a record prefetched on press is shown without a second request, and refetched after it was left', async () => {
  const { providers } = setUp();
  const getOne = jest.fn(async () => ({ data: { id: 'b-1', title: 'Hemat' } }));
  const { queryClient } = providers;
  const dataProvider = { ...providers.dataProvider, getOne: getOne as never };
  await prefetchRecord({ queryClient, dataProvider }, 'banner', 'b-1');
  const Record = () => <p>{useGetOne('banner', { id: 'b-1' }).data?.title}</p>;
  const open = () =>
    render(
      <CoreAdminContext queryClient={queryClient} dataProvider={dataProvider}>
        <Record />
      </CoreAdminContext>,
    );
  const { unmount } = open();
  expect(screen.getByText('Hemat')).toBeVisible();
  expect(getOne).toHaveBeenCalledTimes(1);
  unmount();
  open();
  await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
});

test('a record that could not be prefetched while its row was pointed at is asked for when it is opened', async () => {
  const { providers } = setUp();
  const getOne = jest.fn(async () => ({ data: { id: 'b-1', title: 'Hemat' } }));
  getOne.mockRejectedValueOnce(new ApiError(503, 'Gagal'));
  const { queryClient } = providers;
  const dataProvider = { ...providers.dataProvider, getOne: getOne as never };
  await prefetchRecord({ queryClient, dataProvider }, 'banner', 'b-1');
  const Record = () => <p>{useGetOne('banner', { id: 'b-1' }).data?.title}</p>;
  render(
    <CoreAdminContext queryClient={queryClient} dataProvider={dataProvider}>
      <Record />
    </CoreAdminContext>,
  );
  expect(await screen.findByText('Hemat')).toBeVisible();
  expect(getOne).toHaveBeenCalledTimes(2);
});
