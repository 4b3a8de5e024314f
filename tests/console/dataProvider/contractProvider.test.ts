import { z } from 'zod';
import { bannerApi } from '../../../contract/banner';
import { endpoint } from '../../../contract/core/endpoint';
import { listOf } from '../../../contract/core/response';
import { seeAsApi } from '../../../contract/identity/seeAs';
import { notificationApi } from '../../../contract/notification';
import { voucherApi } from '../../../contract/promotion/voucherApi';
import { ApiError } from '../../../src/dataProvider/ApiError';
import { createDataProvider } from '../../../src/dataProvider/createDataProvider';
import { endpointForAction, from } from '../../../src/dataProvider/endpointMap';
import { envelope, fakeServer } from './fakeServer';

const users = endpoint('GET /v1/users', {
  access: 'can_read_list_user',
  summary: 'Users',
  response: z.object({ users: z.array(z.object({ user_id: z.string() })), count: z.int() }),
});
const orders = endpoint('GET /v1/cms/order', {
  access: 'can_read_monitoring_order',
  summary: 'Orders',
  response: listOf(z.object({ id: z.string() })),
});
const nested = endpoint('PUT /v1/cms/promotion/{id}/status', { access: 'can_update_promo_regional', summary: 'State' });

const onPartlyDone = jest.fn();
const dataProvider = createDataProvider(
  [
    {
      name: 'banner',
      endpoints: {
        getList: bannerApi.list,
        getOne: bannerApi.one,
        create: bannerApi.create,
        update: bannerApi.update,
        delete: bannerApi.remove,
      },
    },
    {
      name: 'user',
      endpoints: {
        getList: from(users, {
          rows: response => response.users,
          total: response => response.count,
          id: (user: { user_id: string }) => user.user_id,
        }),
      },
    },
    {
      name: 'order',
      endpoints: {
        getList: from(orders, { filter: ({ province, ...rest }) => ({ ...rest, province_id: province }) }),
        getMany: orders,
      },
    },
    { name: 'voucher', endpoints: { getOne: voucherApi.one, update: voucherApi.update } },
    { name: 'saved_view', dialect: 'simple-rest', endpoints: {} },
  ],
  { onPartlyDone },
);

const page = { pagination: { page: 2, perPage: 25 }, sort: { field: 'position', order: 'DESC' as const } };

test('a list sends page, limit, sort and filters, and returns rows and total', async () => {
  const calls = fakeServer(() => ({ body: envelope({ list: [{ id: 'a' }], total: 51, meta: {} }) }));
  const filter = {
    search: 'promo & diskon',
    is_active: true,
    status: ['live', 'ended'],
    region_code: '',
    placement: undefined,
  };
  expect(await dataProvider.getList('banner', { ...page, filter })).toEqual({ data: [{ id: 'a' }], total: 51 });
  expect(calls[0]).toMatchObject({
    method: 'GET',
    url: '/v1/cms/banners?page=2&limit=25&sort=-position&search=promo+%26+diskon&is_active=true&status=live&status=ended',
  });
});

test('a list without a total reports whether there are more pages', async () => {
  const pageOf = async (page: number) => {
    fakeServer(() => ({ body: envelope({ list: [{ id: 'a' }], meta: { page, limit: 25, total_page: 2 } }) }));
    return dataProvider.getList('banner', {
      pagination: { page, perPage: 25 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
  };
  expect(await pageOf(1)).toEqual({ data: [{ id: 'a' }], pageInfo: { hasPreviousPage: false, hasNextPage: true } });
  expect(await pageOf(2)).toEqual({ data: [{ id: 'a' }], pageInfo: { hasPreviousPage: true, hasNextPage: false } });
});

test('a save answered without the record succeeds, and the record is refetched', async () => {
  const calls = fakeServer(({ method }) => ({
    body: envelope(method === 'GET' ? { id: 'a', title: 'Dari penyedia' } : null),
  }));
  const changed = await dataProvider.update('banner', { id: 'a', data: { title: 'Baru' }, previousData: { id: 'a' } });
  expect(changed.data).toEqual({ id: 'a', title: 'Dari penyedia' });
  expect(calls.map(({ method }) => method)).toEqual(['PUT', 'GET']);
  const added = await dataProvider.create('banner', { data: { title: 'Baru' } });
  expect(added.data).toEqual({ id: '', title: 'Baru' });
});

test('a record is returned under the id asked for, as react-admin requires: a provider’s own id finds it too', async () => {
  fakeServer(() => ({ body: envelope({ id: 'f-1000', title: 'Satu' }) }));
  expect(await dataProvider.getOne('banner', { id: 1000 })).toEqual({ data: { id: 1000, title: 'Satu' } });
});

test('a call that the provider does not offer is not sent, and its action is not available', async () => {
  document.body.innerHTML = `<script type="application/json" id="config">${JSON.stringify({ own_calls: [notificationApi.readAll.call] })}</script>`;
  const calls = fakeServer(() => ({ body: envelope({ count: 2 }) }));
  await expect(dataProvider.call(seeAsApi.begin, { body: { role_id: 'r' } })).rejects.toMatchObject({ status: 404 });
  expect(endpointForAction({ seeAs: seeAsApi.begin }, 'seeAs')).toBeUndefined();
  expect(await dataProvider.call(notificationApi.readAll)).toEqual({ count: 2 });
  expect(calls.map(({ url }) => url)).toEqual(['/api/console/notifications/read']);
  // after a save as well: the sent data stands for a record that cannot be read again
  const saves = fakeServer(() => ({ body: envelope(null) }));
  const saved = await dataProvider.update('voucher', { id: 'v', data: { quota: 5 }, previousData: { id: 'v' } });
  expect(saved.data).toMatchObject({ id: 'v', quota: 5 });
  expect(saves.map(({ method }) => method)).toEqual(['PUT']);
});

test('a GET sends no header that would miss the preloaded response', async () => {
  const calls = fakeServer(() => ({ body: envelope({ list: [], total: 0 }) }));
  await dataProvider.getList('banner', { ...page, filter: {} });
  expect(Object.keys(calls[0]!.headers)).toEqual(['Accept']);
});

test('react-admin’s default order by id is left to the endpoint', async () => {
  const calls = fakeServer(() => ({ body: envelope({ list: [], total: 0 }) }));
  await dataProvider.getList('banner', { ...page, sort: { field: 'id', order: 'ASC' }, filter: {} });
  expect(calls[0]!.url).toBe('/v1/cms/banners?page=2&limit=25');
});

test('an irregular list maps its rows, total, ids and filters', async () => {
  let calls = fakeServer(() => ({ body: envelope({ users: [{ user_id: 'u1' }], count: 1 }) }));
  expect(await dataProvider.getList('user', { ...page, filter: {} })).toEqual({
    data: [{ id: 'u1', user_id: 'u1' }],
    total: 1,
  });
  calls = fakeServer(() => ({ body: envelope({ list: [], total: 0 }) }));
  await dataProvider.getList('order', { ...page, filter: { province: ['31', '34'], search: 'x' } });
  expect(calls[0]!.url).toBe('/v1/cms/order?page=2&limit=25&sort=-position&search=x&province_id=31&province_id=34');
});

test('getMany uses one call where declared, otherwise one per record', async () => {
  let calls = fakeServer(() => ({ body: envelope({ list: [{ id: 'a' }, { id: 'b' }], total: 2 }) }));
  expect(await dataProvider.getMany('order', { ids: ['a', 'b'] })).toEqual({ data: [{ id: 'a' }, { id: 'b' }] });
  expect(calls.map(call => call.url)).toEqual(['/v1/cms/order?id=a&id=b']);
  calls = fakeServer(({ url }) => ({ body: envelope({ id: url.split('/').at(-1) }) }));
  expect(await dataProvider.getMany('banner', { ids: ['a', 'b/c'] })).toEqual({ data: [{ id: 'a' }, { id: 'b%2Fc' }] });
  expect(calls.map(call => call.url)).toEqual(['/v1/cms/banner/a', '/v1/cms/banner/b%2Fc']);
});

test('getManyReference is a filtered list', async () => {
  const calls = fakeServer(() => ({ body: envelope({ list: [], total: 0 }) }));
  await dataProvider.getManyReference('order', { ...page, target: 'merchant_id', id: 'm1', filter: {} });
  expect(calls[0]!.url).toContain('merchant_id=m1');
});

test('an update sends the version and only the endpoint’s fields', async () => {
  const calls = fakeServer(() => ({ body: envelope({ id: 'a', title: 'Baru', version: 4 }) }));
  const previousData = { id: 'a', title: 'Lama', version: 3, created_at: 'x' };
  const response = await dataProvider.update('banner', {
    id: 'a',
    data: { title: 'Baru', created_at: 'x', link: null },
    previousData,
  });
  expect(calls[0]).toMatchObject({ method: 'PUT', url: '/v1/cms/banner/a' });
  expect(calls[0]!.body).toEqual({ title: 'Baru', link: null, version: 3 });
  expect(response.data.version).toBe(4);
});

test('a create sends only the endpoint’s fields and returns the new record', async () => {
  const calls = fakeServer(() => ({ status: 201, body: envelope({ id: 'new', title: 'Baru' }, 201) }));
  expect(await dataProvider.create('banner', { data: { title: 'Baru', mine: 1 } })).toEqual({
    data: { id: 'new', title: 'Baru' },
  });
  expect(calls[0]).toMatchObject({ method: 'POST', url: '/v1/cms/banner', body: { title: 'Baru' } });
});

test('a delete without a record in the response returns the previous one', async () => {
  fakeServer(() => ({ body: envelope(null) }));
  const previousData = { id: 'a', title: 'Lama' };
  expect(await dataProvider.delete('banner', { id: 'a', previousData })).toEqual({ data: previousData });
});

test('deleteMany deletes four at a time and reports how many failed', async () => {
  let running = 0;
  let most = 0;
  const calls = fakeServer(async ({ url }) => {
    most = Math.max(most, ++running);
    await new Promise(resolve => setTimeout(resolve, 2));
    running--;
    return /[27]$/.test(url)
      ? { status: 409, body: envelope(null, 409, 'Banner sedang tayang.') }
      : { body: envelope(null) };
  });
  const ids = Array.from({ length: 10 }, (_, index) => String(index));
  const refused = await dataProvider.deleteMany('banner', { ids }).catch((error: ApiError) => error);
  expect(refused).toMatchObject({ status: 409, message: '2 dari 10 gagal. Banner sedang tayang.' });
  expect(calls).toHaveLength(10);
  expect(most).toBe(4);
  expect(onPartlyDone).toHaveBeenCalledWith('banner');
  fakeServer(() => ({ body: envelope(null) }));
  expect((await dataProvider.deleteMany('banner', { ids })).data?.toSorted()).toEqual(ids);
});

test('an action calls its endpoint, and rejects a missing parameter', async () => {
  const calls = fakeServer(() => ({ body: envelope({ done: true }) }));
  expect(await dataProvider.call(nested, { params: { id: 'p1' }, query: { is_active: true } })).toEqual({ done: true });
  expect(calls[0]).toMatchObject({ method: 'PUT', url: '/v1/cms/promotion/p1/status?is_active=true' });
  await expect(dataProvider.call(nested, { params: { id: '' } })).rejects.toThrow('needs id');
  expect(calls).toHaveLength(1);
});

test('a file is uploaded in the field file', async () => {
  const calls = fakeServer(() => ({ body: envelope({ url: '/files/a.webp' }) }));
  const uploading = endpoint('POST /v1/utils/upload-file', {
    access: 'signedIn',
    summary: 'Upload',
    upload: { maxBytes: 9 },
  });
  expect(await dataProvider.upload(uploading, new File(['x'], 'foto.png'))).toEqual({ url: '/files/a.webp' });
  const sent = (calls[0]!.body as FormData).get('file') as File;
  expect(sent.name).toBe('foto.png');
});

test('the console’s own plain resources use simple REST without the Range header', async () => {
  const calls = fakeServer(({ method }) =>
    method === 'GET'
      ? { body: [{ id: 'v1' }], headers: { 'content-range': 'saved_view 0-24/312' } }
      : { status: 201, body: { id: 'v2', name: 'x' } },
  );
  expect(await dataProvider.getList('saved_view', { ...page, filter: { page: 'banner' } })).toEqual({
    data: [{ id: 'v1' }],
    total: 312,
  });
  expect(decodeURIComponent(calls[0]!.url)).toBe(
    '/api/console/saved_view?filter={"page":"banner"}&range=[25,49]&sort=["position","DESC"]',
  );
  expect(calls[0]!.headers).not.toHaveProperty('Range');
  expect((await dataProvider.create('saved_view', { data: { name: 'x' } })).data).toEqual({ id: 'v2', name: 'x' });
  expect(calls[1]).toMatchObject({ method: 'POST', url: '/api/console/saved_view', body: { name: 'x' } });
});

test('a method without an endpoint is rejected with an error naming it', async () => {
  await expect(dataProvider.create('user', { data: {} })).rejects.toThrow(
    "Resource 'user' declares no endpoint for create.",
  );
});

test('ApiError carries the body that react-admin’s forms read', async () => {
  fakeServer(() => ({
    status: 422,
    body: { ...envelope(null, 422, 'Ada isian yang perlu diperbaiki.'), errors: { title: 'Judul harus diisi' } },
  }));
  const error = await dataProvider.create('banner', { data: {} }).catch((thrown: ApiError) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(Object.hasOwn(error, 'body')).toBe(true);
  expect(error).toMatchObject({
    status: 422,
    code: 422,
    errors: { title: 'Judul harus diisi' },
    body: { errors: { title: 'Judul harus diisi' } },
  });
});
