import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { historyApi } from '../../../contract/history';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { worstStockLevel } from '../../../contract/merchantProduct/stockLevel';
import { audit_log } from '../../../server/audit/table';
import { merchantTypes } from '../../../server/domains/merchant/base/merchantTypes';
import { merchants } from '../../../server/domains/merchant/table';
import { merchant_products } from '../../../server/domains/merchantProduct/table';
import { stableId } from '../../../server/store/stableId';
import { fourQuestions } from '../../support/fourQuestions';
import { scriptPayloads } from '../../support/scriptPayloads';
import { startApp, type TestApp } from '../../support/startApp';
import { merchantOf, newGoods, regionalKeeper } from './merchants';

let app: TestApp;
let spbu: typeof merchants.$inferSelect;

beforeAll(async () => {
  app = await startApp();
  spbu = await merchantOf(app, 'spbu', 'jatimbalinus');
});
afterAll(() => app?.close());

const keeper = () => app.as('merchant');
const offer = async (id: string) =>
  (await (await keeper()).call(merchantProductApi.offer, { params: { id } })).body.data.list;
const levelOf = async (id: string) =>
  (await app.database.db.select().from(merchants).where(eq(merchants.id, id)))[0]!.stock_level;

let taken = 0;
/** Returns a product of the provider that some filling station lacks, a different station each time. */
async function lacked() {
  const shop = await merchantOf(app, 'spbu', 'jbb', taken++ % 10);
  const [product] = await offer(shop.id);
  return { merchant_id: shop.id, product_id: product!.id };
}
async function added() {
  const response = await (await keeper()).call(merchantProductApi.addPertamina, {
    body: { ...(await lacked()), stock: 20 },
  });
  return response.body.data;
}

describe('writes', () => {
  fourQuestions('add a product of the provider', {
    app: () => app,
    endpoint: merchantProductApi.addPertamina,
    as: 'merchant',
    without: 'auditor',
    input: async () => ({ body: { ...(await lacked()), stock: 12 } }),
    bad: { field: 'stock', change: { stock: -1 }, message: 'Stok minimal 0' },
  });

  fourQuestions('add own goods', {
    app: () => app,
    endpoint: merchantProductApi.addOwnGoods,
    as: 'merchant',
    without: 'auditor',
    input: () => ({ body: { merchant_id: spbu.id, name: 'Klem', price: 8_000, sale_unit: 'set' } }),
    bad: { field: 'price', change: { price: 0 }, message: 'Harga minimal 1' },
  });

  fourQuestions('change a product of the provider', {
    app: () => app,
    endpoint: merchantProductApi.updatePertamina,
    as: 'merchant',
    without: 'auditor',
    input: async () => {
      const { id, version } = await added();
      return { params: { id }, body: { version, stock: 9, is_active: false } };
    },
    bad: { field: 'low_stock', change: { low_stock: 1.5 } },
  });

  fourQuestions('change own goods', {
    app: () => app,
    endpoint: merchantProductApi.updateOwnGoods,
    as: 'merchant',
    without: 'auditor',
    input: async () => {
      const { id, version } = await newGoods(app, spbu.id);
      return { params: { id }, body: { version, name: 'Selang Baru', price: 70_000, description: '' } };
    },
    bad: { field: 'name', change: { name: ' ' }, message: 'Nama produk harus diisi' },
  });

  fourQuestions('move own goods to another category', {
    app: () => app,
    endpoint: merchantProductApi.changeCategory,
    as: 'merchant',
    without: 'auditor',
    input: async () => {
      const { id, version } = await newGoods(app, spbu.id);
      return { params: { id }, body: { version, category_code: 'pelumas' } };
    },
    bad: {
      field: 'category_code',
      change: { category_code: 'refrigeran' },
      message: 'Jenis merchant ini tidak boleh menjual Refrigeran',
    },
  });

  fourQuestions('take a product off', {
    app: () => app,
    endpoint: merchantProductApi.remove,
    as: 'merchant',
    without: 'auditor',
    input: async () => ({ params: { id: (await newGoods(app, spbu.id)).id } }),
  });
});

test('a provider product can be added once, in the categories of the merchant’s type, where it has a price', async () => {
  const person = await keeper();
  const add = async (body: { merchant_id: string; product_id: string }) =>
    (await person.call(merchantProductApi.addPertamina, { body })).body.errors;
  const body = await lacked();
  expect(await add(body)).toBeUndefined();
  expect(await add(body)).toEqual({ product_id: 'Produk ini sudah dijual merchant ini' });

  const workshop = await merchantOf(app, 'outlet-pelumas', 'jbb');
  expect(await add({ merchant_id: workshop.id, product_id: stableId('product', 'BBM-PMX') })).toEqual({
    product_id: 'Jenis merchant ini tidak boleh menjual BBM',
  });
  // Pertamax Green has no price in Papua
  const inPapua = await merchantOf(app, 'spbu', 'maluku-papua');
  expect(await add({ merchant_id: inPapua.id, product_id: stableId('product', 'BBM-PMG') })).toEqual({
    product_id: 'Produk ini belum punya harga di wilayah merchant',
  });
  expect(await add({ merchant_id: spbu.id, product_id: randomUUID() })).toEqual({
    product_id: 'Produk ini tidak ada lagi. Pilih yang lain.',
  });
});

test('offers only products of the categories of the merchant’s type, with their local price', async () => {
  const list = await offer(spbu.id);
  expect(list.length).toBeGreaterThan(10);
  const allowed = merchantTypes.spbu.category_codes;
  expect(list.filter(({ category_code }) => !allowed.includes(category_code))).toEqual([]);
  const query = { merchant_id: spbu.id };
  for (const { id, price, price_source } of list.slice(0, 5)) {
    const { body } = await (await keeper()).call(merchantProductApi.price, { params: { id }, query });
    expect(body.data).toEqual({ product_id: id, at: expect.any(String), price, price_source });
  }
});

test('the price at a time is none, then the former, then the current one; Batam has its own', async () => {
  const params = { id: stableId('product', 'BBM-PMX') };
  const ask = async (query: Record<string, unknown>) =>
    (await (await keeper()).call(merchantProductApi.price, { params, query })).body.data;
  const now = await ask({ regency: '21.71' });
  expect(now).toMatchObject({ price: 11_700, price_source: { level: 'regency', area: 'Kota Batam' } });
  const elsewhere = await ask({ province: '21' });
  expect(elsewhere).toMatchObject({ price_source: { level: 'province', area: 'Kepulauan Riau' } });
  expect(elsewhere.price).not.toBe(now.price);
  expect(await ask({})).toMatchObject({ price: null, price_source: null });
  const before = await ask({
    regency: '21.71',
    at: new Date(Date.parse(now.price_source!.valid_from!) - 1).toISOString(),
  });
  expect(before.price).not.toBe(now.price);
  expect(await ask({ regency: '21.71', at: '2001-01-01T00:00:00Z' })).toMatchObject({ price: null });

  const person = await keeper();
  const refused = await person.call(merchantProductApi.price, { params, query: { regency: '34.04', province: '21' } });
  expect(refused.body.errors).toEqual({ regency: 'Kabupaten/kota ini tidak terletak di provinsi tersebut' });
  const nowhere = await person.call(merchantProductApi.price, { params, query: { province: 'zz' } });
  expect(nowhere.body.errors).toEqual({ province: 'Provinsi ini tidak ada' });
});

test('at a Pertashop, Pertamax sold or offered is 100 rupiah cheaper than in its area, with the reason', async () => {
  const person = await keeper();
  const pertamax = { id: stableId('product', 'BBM-PMX') };
  const priceAt = async (query: Record<string, unknown>, params = pertamax) =>
    (await person.call(merchantProductApi.price, { params, query })).body.data;
  const kind_offset = { type_code: 'pertashop', amount: -100 };
  for (const type of ['pertashop', 'spbu'] as const) {
    const shop = await merchantOf(app, type, 'jbb');
    const area = await priceAt({ regency: shop.regency_code });
    expect(area.price_source!.kind_offset).toBeNull();
    const own = await priceAt({ merchant_id: shop.id });
    const expected =
      type === 'spbu'
        ? { price: area.price, price_source: area.price_source }
        : { price: area.price! - 100, price_source: { ...area.price_source, kind_offset } };
    expect(own).toMatchObject(expected);
    const products = async () => {
      const query = { category: 'bbm', limit: 100 } as const;
      return (await person.call(merchantProductApi.ofMerchant, { params: shop, query })).body.data.list;
    };
    const sold = (await products()).find(({ product_id }) => product_id === pertamax.id);
    if (sold) await person.call(merchantProductApi.remove, { params: sold });
    expect((await offer(shop.id)).find(({ id }) => id === pertamax.id)).toMatchObject(expected);
    await person.call(merchantProductApi.addPertamina, { body: { merchant_id: shop.id, product_id: pertamax.id } });
    const list = await products();
    expect(list.find(({ product_id }) => product_id === pertamax.id)).toMatchObject(expected);
    const others = list.filter(({ product_id }) => product_id !== pertamax.id);
    expect(others.filter(({ price_source }) => price_source?.kind_offset)).toEqual([]);
  }
});

test('a change requires a version unless it only moves stock, and either sets or moves it', async () => {
  const { id } = await newGoods(app, spbu.id);
  const send = async (body: object) =>
    (await (await keeper()).send(merchantProductApi.updateOwnGoods, { params: { id }, body })).body.errors;
  expect(await send({ price: 5_000 })).toEqual({ version: 'Versi harus diisi' });
  expect(await send({ stock_change: 1, is_active: false })).toEqual({ version: 'Versi harus diisi' });
  expect(await send({ version: 1, stock: 4, stock_change: 1 })).toEqual({ stock_change: 'Perubahan stok tidak sah' });
  expect(await send({ stock_change: -21 })).toEqual({
    stock_change: 'Stok tinggal 20 buah, jadi tidak dapat dikurangi 21',
  });
  expect(await send({ stock_change: 999_990 })).toEqual({ stock_change: 'Stok paling banyak 1.000.000 buah' });
  expect(await send({ stock_change: 2 })).toBeUndefined();
});

test('each call changes its own kind of product; a provider product’s category cannot be changed', async () => {
  const person = await keeper();
  const [own, theirs] = [await newGoods(app, spbu.id), await added()];
  const change = { stock_change: 1 };
  expect((await person.call(merchantProductApi.updatePertamina, { params: own, body: change })).status).toBe(404);
  expect((await person.call(merchantProductApi.updateOwnGoods, { params: theirs, body: change })).status).toBe(404);
  const body = { category_code: 'non-pertamina', version: theirs.version } as const;
  expect((await person.call(merchantProductApi.changeCategory, { params: theirs, body })).status).toBe(409);
});

test('fifty concurrent changes take no more than the stock, and the merchant’s stock level is empty at once', async () => {
  const { id, version } = await newGoods(app, spbu.id);
  const person = await keeper();
  const take = () => person.call(merchantProductApi.updateOwnGoods, { params: { id }, body: { stock_change: -1 } });
  const answers = await Promise.all(Array.from({ length: 50 }, take));
  const count = (status: number) => answers.filter(response => response.status === status).length;
  expect({ done: count(200), refused: count(422) }).toEqual({ done: 20, refused: 30 });
  const [row] = await app.database.db.select().from(merchant_products).where(eq(merchant_products.id, id));
  expect(row).toMatchObject({ stock: 0, version: version + 20 });
  expect(await levelOf(spbu.id)).toBe('empty');
  const written = await app.database.db.select().from(audit_log).where(eq(audit_log.entity_id, id));
  expect(written.map(({ action }) => action).sort()).toEqual(['create', ...Array(20).fill('update')]);
});

test('concurrent changes to several products of a merchant keep its stock level right without deadlock', async () => {
  const shop = await merchantOf(app, 'toko-refrigeran', 'jbb');
  const goods = [await newGoods(app, shop.id), await newGoods(app, shop.id), await newGoods(app, shop.id)];
  const person = await keeper();
  const changes = Array.from({ length: 30 }, (_, index) => {
    const { id } = goods[index % 3]!;
    const call = index % 7 === 6 ? { version: 1, is_active: false } : { stock_change: index % 2 ? -3 : -1 };
    return person.call(merchantProductApi.updateOwnGoods, { params: { id }, body: call });
  });
  const statuses = new Set((await Promise.all(changes)).map(({ status }) => status));
  expect([...statuses].filter(status => ![200, 409, 422].includes(status))).toEqual([]);
  const rows = await app.database.db.select().from(merchant_products).where(eq(merchant_products.merchant_id, shop.id));
  expect(await levelOf(shop.id)).toBe(worstStockLevel(rows));
});

test('demo merchants have the stock level of their products', async () => {
  const shops = await app.database.db.select().from(merchants).orderBy(merchants.number).limit(200);
  const ids = shops.map(({ id }) => id);
  const rows = await app.database.db
    .select()
    .from(merchant_products)
    .where(inArray(merchant_products.merchant_id, ids));
  expect(new Set(shops.map(({ stock_level }) => stock_level)).size).toBe(3);
  for (const { id, stock_level } of shops)
    expect(stock_level).toBe(worstStockLevel(rows.filter(({ merchant_id }) => merchant_id === id)));
});

test('active products are sold, in stock and priced; stock is counted by category', async () => {
  const person = await keeper();
  const params = { id: spbu.id };
  const all = (await person.call(merchantProductApi.ofMerchant, { params, query: { limit: 100 } })).body.data;
  const sold = all.list.filter(({ is_active }) => is_active);
  const active = (await person.call(merchantProductApi.active, { params })).body.data;
  expect(active.list).toEqual(sold.filter(({ stock, price }) => stock > 0 && price !== null));
  const { data } = (await person.call(merchantProductApi.stock, { params })).body;
  expect(data.available + data.low + data.empty).toBe(sold.length);
  expect(data.list.flatMap(({ products }) => products.map(({ id }) => id)).sort()).toEqual(
    sold.map(({ id }) => id).sort(),
  );
});

test('each filter narrows the list across merchants to its value, and search to matching names', async () => {
  const person = await keeper();
  const list = async (query: Record<string, unknown>) =>
    (await person.call(merchantProductApi.list, { query })).body.data;
  const everything = await list({ limit: 1 });
  const place = { region: 'jatimbalinus', province: spbu.province_code, regency: spbu.regency_code } as const;
  const filters = {
    ...place,
    district: spbu.district_code,
    village: spbu.village_code,
    category: 'pelumas',
    search: 'bright',
  };
  for (const [name, value] of Object.entries(filters)) {
    const { list: rows, total } = await list({ [name]: value, limit: 100 });
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(everything.total);
    const shops = await app.database.db
      .select()
      .from(merchants)
      .where(
        inArray(
          merchants.id,
          rows.map(({ merchant }) => merchant.id),
        ),
      );
    const column = `${name}_code` as keyof (typeof shops)[number];
    if (name === 'category') expect(new Set(rows.map(row => row.category_code))).toEqual(new Set([value]));
    else if (name === 'search') for (const row of rows) expect(row.name.toLowerCase()).toContain(value);
    else expect(new Set(shops.map(shop => shop[column]))).toEqual(new Set([value]));
  }
  expect((await list({ search: '%' })).total).toBe(0);
});

test('scripts in any text field stay text', async () => {
  const person = await keeper();
  for (const payload of scriptPayloads.slice(0, 12)) {
    const text = payload.slice(0, 20).trim();
    const goods = await newGoods(app, spbu.id, { name: payload.slice(0, 100), description: payload, sale_unit: text });
    expect(goods).toMatchObject({ name: payload.slice(0, 100).trim(), description: payload.trim(), sale_unit: text });
    await person.call(merchantProductApi.remove, { params: goods });
  }
  const image = await person.send(merchantProductApi.addOwnGoods, {
    body: { merchant_id: spbu.id, name: 'Klem', price: 1, sale_unit: 'set', image_url: 'javascript:alert(1)' },
  });
  expect(image.body.errors).toEqual({ image_url: 'Gambar tidak sah' });
});

test('a closed merchant’s products cannot be changed', async () => {
  const shop = await merchantOf(app, 'toko-umum', 'jbb');
  const { id } = await newGoods(app, shop.id);
  await app.database.db.update(merchants).set({ status: 'closed' }).where(eq(merchants.id, shop.id));
  const person = await keeper();
  const { status } = await person.call(merchantProductApi.updateOwnGoods, {
    params: { id },
    body: { stock_change: 1 },
  });
  expect(status).toBe(409);
});

describe('regions', () => {
  test('a regional user can read and change products there; elsewhere is 404', async () => {
    const person = await regionalKeeper(app, 'jbt');
    const [here, there] = [await merchantOf(app, 'spbu', 'jbt'), spbu];
    const list = (await person.call(merchantProductApi.list, { query: { limit: 100 } })).body.data;
    expect(list.total).toBeGreaterThan(0);
    const shops = await app.database.db
      .select()
      .from(merchants)
      .where(
        inArray(
          merchants.id,
          list.list.map(({ merchant }) => merchant.id),
        ),
      );
    expect(new Set(shops.map(({ region_code }) => region_code))).toEqual(new Set(['jbt']));
    expect((await person.call(merchantProductApi.list, { query: { region: 'jatimbalinus' } })).body.data.total).toBe(0);

    const product = { id: stableId('product', 'BBM-PMX') };
    const statuses = async ({ id: merchant_id }: { id: string }) => {
      const goods = { id: (await newGoods(app, merchant_id)).id };
      const params = { id: merchant_id };
      const own = { merchant_id, name: 'Klem', price: 8_000, sale_unit: 'set' };
      const answers = [
        await person.call(merchantProductApi.ofMerchant, { params }),
        await person.call(merchantProductApi.active, { params }),
        await person.call(merchantProductApi.offer, { params }),
        await person.call(merchantProductApi.stock, { params }),
        await person.call(merchantProductApi.price, { params: product, query: { merchant_id } }),
        await person.call(historyApi.list, { params: { entity: 'merchant_product', id: goods.id } }),
        await person.call(merchantProductApi.addOwnGoods, { body: own }),
        await person.call(merchantProductApi.updateOwnGoods, { params: goods, body: { stock_change: 1 } }),
        await person.call(merchantProductApi.changeCategory, {
          params: goods,
          body: { category_code: 'pelumas', version: 2 },
        }),
        await person.call(merchantProductApi.remove, { params: goods }),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await statuses(here)).toEqual([200, 200, 200, 200, 200, 200, 201, 200, 200, 200]);
    expect(await statuses(there)).toEqual(Array(10).fill(404));
  });

  test('a regional user without a region sees nothing', async () => {
    const person = await regionalKeeper(app, null);
    expect((await person.call(merchantProductApi.list)).body.data.total).toBe(0);
    expect((await person.call(merchantProductApi.ofMerchant, { params: { id: spbu.id } })).status).toBe(404);
  });
});
