import pg from 'pg';
import type { Endpoint } from '../../contract/core/endpoint';
import { toLocalPhone } from '../../contract/core/phone';
import { merchantApi } from '../../contract/merchant/merchantApi';
import { merchantProductApi } from '../../contract/merchantProduct/merchantProductApi';
import { orderApi } from '../../contract/order/orderApi';
import { priceApi } from '../../contract/price/priceApi';
import { priceCeilingApi } from '../../contract/price/priceCeilingApi';
import { priceProposalApi } from '../../contract/price/priceProposalApi';
import { promotionApi } from '../../contract/promotion/promotionApi';
import { voucherApi } from '../../contract/promotion/voucherApi';
import { registrationApi } from '../../contract/registration/registrationApi';
import { transactionRecordApi } from '../../contract/transaction/transactionRecordApi';
import { startApp, type TestApp } from '../support/startApp';
import { copyRows } from './copyRows';
import { explainLists } from './explainLists';

let app: TestApp;
let shop: Record<string, string>;
let order: Record<string, string>;
let promotion: Record<string, string>;
let batch: Record<string, string>;
let price: Record<string, string>;

/** Adds enough rows for PostgreSQL to prefer an index, in the state they have some time after being written. */
async function fill() {
  const { rows } = await app.database.db.execute<{ name: string }>('select current_database() as name');
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.pathname = `/${rows[0]!.name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  // otherwise VACUUM could not mark the new rows visible to all, and no count could use an index-only scan
  await client.query('set synchronous_commit = on');
  // copies of existing rows: foreign keys need not be checked again
  await client.query('set session_replication_role = replica');
  const another = { id: 'gen_random_uuid()', number: "'X' || n || x.number" };
  await copyRows(client, 'merchants', 3, another);
  await copyRows(client, 'registrations', 12, { ...another, merchant_id: 'null' });
  await copyRows(client, 'orders', 5, another);
  await copyRows(client, 'merchant_products', 2, { id: another.id, product_id: 'null', price: '5000' });
  const { id } = another;
  await copyRows(client, 'promotions', 300, { id, code: "'X' || n || left(x.code, 10)" });
  await copyRows(client, 'vouchers', 30, { id, code: "'X' || n || x.code" });
  await copyRows(client, 'promotion_uses', 10, { id, order_id: id });
  await copyRows(client, 'price_ceilings', 300, {
    id,
    product_name: "x.product_name || ' X' || n",
    valid_from: 'x.valid_from - 10 * n',
    valid_to: 'x.valid_from - 10 * n + 9',
  });
  await copyRows(client, 'price_batches', 1_000, { id, category_code: "'lpg'", note: 'x.note || n' });
  await copyRows(client, 'price_proposals', 500, {
    id,
    category_code: "'lpg'",
    plan: `'{"approval": null}'`,
    note: 'x.note || n',
  });
  await copyRows(client, 'prices', 10, { id, valid_from: "x.valid_from - n * interval '1 minute'" });
  const filled = ['merchants', 'registrations', 'merchant_products', 'owners', 'orders'];
  for (const table of [
    ...filled,
    'promotions',
    'vouchers',
    'promotion_uses',
    'price_ceilings',
    'price_batches',
    'price_proposals',
    'prices',
  ])
    await client.query(`vacuum analyze ${table}`);
  const found = await client.query("select * from merchants where type_code = 'spbu' order by number limit 1");
  shop = found.rows[0];
  // from a province with few sales
  const few = await client.query(
    'select o.* from orders o join (select province_code from orders group by 1 order by count(*) limit 1) p using (province_code) limit 1',
  );
  order = few.rows[0];
  const used = await client.query('select promotion_id as id from promotion_uses group by 1 order by count(*) limit 1');
  promotion = used.rows[0];
  const issued = await client.query('select id from voucher_batches order by id limit 1');
  batch = issued.rows[0];
  const priced = await client.query(
    "select p.* from prices p join products x on x.id = p.product_id where x.category_code = 'bbm' and p.regency_code is not null limit 1",
  );
  price = priced.rows[0];
  await client.end();
}

interface List {
  table: string;
  endpoint: Endpoint;
  params?: () => Record<string, string>;
  /** Query parameters required to read the list. */
  required?: () => Record<string, string>;
  /** A value for each filter offered. */
  filters: () => Record<string, string | boolean>;
  sorts: readonly string[];
  /** Filters that match so much of the table that a full scan counts fastest; the rows of a page still come from an index. */
  counted?: readonly string[];
}

const areas = () => ({
  region: shop.region_code!,
  province: shop.province_code!,
  regency: shop.regency_code!,
  district: shop.district_code!,
  village: shop.village_code!,
});
/** Like the demo's orders, dated back from today. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const days = { start_date: '2026-10-01', end_date: '2025-06-30' };

const lists: Record<string, List> = {
  merchants: {
    table: 'merchants',
    endpoint: merchantApi.list,
    filters: () => ({
      ...areas(),
      ...days,
      search: 'kencana',
      type_merchant: 'pangkalan-lpg',
      stock: 'low',
      status: 'active',
      owner_id: shop.owner_id!,
    }),
    sorts: ['joined_at', 'name', 'updated_at'],
  },
  registrations: {
    table: 'registrations',
    endpoint: registrationApi.list,
    filters: () => ({
      ...days,
      search: 'kencana',
      status: 'submitted',
      group: 'approval',
      province: shop.province_code!,
      regency: shop.regency_code!,
    }),
    sorts: ['due_at', 'submitted_at', 'name'],
  },
  orders: {
    table: 'orders',
    endpoint: orderApi.list,
    filters: () => ({
      search: 'kencana',
      province: order.province_code!,
      regency: order.regency_code!,
      province_id: order.province_code!,
      regency_id: order.regency_code!,
      merchant_id: order.merchant_id!,
      group: 'running',
      status: 'complaint_submitted',
      start_date: daysAgo(3),
      end_date: daysAgo(117),
    }),
    sorts: ['due_at', 'placed_at', 'status_since', 'total'],
  },
  'products of a merchant': {
    table: 'merchant_products',
    endpoint: merchantProductApi.ofMerchant,
    params: () => ({ id: shop.id! }),
    filters: () => ({ search: 'bright', category: 'bbm', is_active: true }),
    sorts: ['name'],
  },
  'products of all merchants': {
    table: 'merchant_products',
    endpoint: merchantProductApi.list,
    filters: () => ({ ...areas(), search: 'bright', category: 'refrigeran' }),
    sorts: ['name'],
    // a fifth and a sixth of all rows, which the statistics of merchants show, but not those of products
    counted: ['region', 'province'],
  },
  promotions: {
    table: 'promotions',
    endpoint: promotionApi.list,
    filters: () => ({
      search: 'x299',
      state: 'waiting',
      kind: 'trade_in',
      region: 'kalimantan',
      province: '63',
      regency: '63.71',
      category: 'refrigeran',
      is_active: false,
      start_date: daysAgo(-61),
      end_date: daysAgo(40),
      voucher_status: 'awaiting_approval',
    }),
    sorts: ['title', 'starts_at', 'ends_at', 'updated_at'],
  },
  vouchers: {
    table: 'vouchers',
    endpoint: voucherApi.list,
    filters: () => ({ search: 'ongkir', status: 'paused', batch: batch.id!, promotion: promotion.id! }),
    sorts: ['code', 'created_at', 'ends_at', 'used'],
  },
  'uses of a promotion': {
    table: 'promotion_uses',
    endpoint: promotionApi.uses,
    required: () => ({ promotion: promotion.id! }),
    filters: () => ({ search: '0001', promotion: promotion.id! }),
    sorts: ['used_at'],
  },
  'ceilings of prices': {
    table: 'price_ceilings',
    endpoint: priceCeilingApi.list,
    filters: () => ({ search: 'x299', category: 'bbm', region: 'kalimantan', province: '63', status: 'upcoming' }),
    sorts: ['product_name', 'area_name', 'amount', 'valid_from', 'updated_at'],
    // of three categories and three statuses
    counted: ['category', 'status'],
  },
  prices: {
    table: 'prices',
    endpoint: priceApi.ofCategory,
    params: () => ({ category: 'refrigeran' }),
    filters: () => ({
      search: 'musicool',
      region: 'kalimantan',
      province: price.province_code!,
      regency: price.regency_code!,
      district: `${price.regency_code}.01`,
      village: `${price.regency_code}.01.1001`,
      product: price.product_id!,
      status: 'upcoming',
      at: new Date().toISOString(),
      batch: price.batch_id ?? batch.id!,
    }),
    sorts: ['valid_from', 'amount', 'product', 'area', 'created_at'],
  },
  'changes of prices': {
    table: 'price_batches',
    endpoint: priceApi.batches,
    params: () => ({ category: 'bbm' }),
    filters: () => ({ search: 'Harga' }),
    sorts: ['created_at'],
  },
  'proposed changes of prices': {
    table: 'price_proposals',
    endpoint: priceProposalApi.ofCategory,
    params: () => ({ category: 'bbm' }),
    filters: () => ({ search: 'Pertamax', status: 'rejected' }),
    sorts: ['created_at'],
  },
};

/** PGlite takes too long to write enough rows to make an index worthwhile. */
const onPostgres = process.env.TEST_ON === 'postgres' ? describe : describe.skip;

onPostgres('plans of lists', () => {
  beforeAll(async () => {
    app = await startApp();
    await fill();
  });
  afterAll(() => app?.close());

  test.each(Object.entries(lists))('%s: no offered filter or sort scans the whole table', async (_, list) => {
    const { table, endpoint, sorts } = list;
    const filters = list.filters();
    const offered = Object.keys(endpoint.query!.shape).filter(name => !['page', 'limit', 'sort'].includes(name));
    expect(Object.keys(filters).sort()).toEqual(offered.sort());
    const queries = [
      ...sorts.flatMap(sort => [{ sort }, { sort: `-${sort}` }]),
      ...Object.entries(filters).map(([name, value]) => ({ [name]: value })),
    ].map(query => ({ ...query, ...list.required?.() }));
    const plans = await explainLists(await app.as('superadmin'), endpoint, queries, list.params?.());
    // the count is a subquery, so its table has another alias
    const whole = plans.filter(({ query, plan }) => {
      const mayCount = list.counted?.some(name => name in query);
      return new RegExp(`Seq Scan on ${table} ${mayCount ? ' ' : ''}`).test(plan);
    });
    expect(whole).toEqual([]);
  });

  test('orders: a full phone number uses the prefix index, one payment method the order of the list', async () => {
    const phone = toLocalPhone(order.recipient_phone!);
    const queries = [{ search: phone }, { payment_method: order.payment_method! }];
    const superadmin = await app.as('superadmin');
    const [byPhone] = await explainLists(superadmin, orderApi.list, queries.slice(0, 1));
    expect(byPhone!.plan).toContain('orders_recipient_phone_idx');
    expect(byPhone!.plan).not.toContain('orders_recipient_phone_trgm_idx');
    const [byMethod] = await explainLists(superadmin, transactionRecordApi.list, queries.slice(1));
    expect(byMethod!.plan).toMatch(/Index (Only )?Scan Backward using orders_payment_method_idx/);
    const several = [{ payment_method: [order.payment_method!, 'va_bca'] }];
    const [bySeveral] = await explainLists(superadmin, transactionRecordApi.list, several);
    expect(bySeveral!.plan).not.toMatch(/Scan Backward using orders_payment_method_idx/);
  });
});
