import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { writeXlsx } from 'hucre/xlsx';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { priceApi } from '../../../contract/price/priceApi';
import type { PriceOutcome } from '../../../contract/price/pricePlan';
import { type PriceProposalDetail, priceProposalApi } from '../../../contract/price/priceProposalApi';
import { audit_log } from '../../../server/audit/table';
import { users } from '../../../server/domains/identity/account/table';
import { roles } from '../../../server/domains/identity/role/table';
import { notifications } from '../../../server/domains/notification/table';
import { prices } from '../../../server/domains/price/table';
import { stableId } from '../../../server/store/stableId';
import type { Client } from '../../support/client';
import { fourQuestions } from '../../support/fourQuestions';
import { someoneOfRegion } from '../../support/someoneOfRegion';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;
let harga: Client;
/** May approve prices, but not change them. */
let keuangan: Client;

beforeAll(async () => {
  app = await startApp();
  harga = await app.as('harga');
  keuangan = await app.as('keuangan');
});
afterAll(() => app?.close());

const BRIGHT_GAS = stableId('product', 'LPG-BG5');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const row = (province_code: string, amount: number, product_id = BRIGHT_GAS) => ({
  product_id,
  province_code,
  regency_code: null,
  amount,
});

/** Previews a change and sends it. */
async function send(body: object, who = harga) {
  const asked = { category: 'lpg', ...body };
  const { plan } = (await who.send(priceApi.change, { body: asked })).body.data as PriceOutcome;
  const response = await who.send(priceApi.change, {
    body: { ...asked, dry_run: false, fingerprint: plan!.fingerprint },
  });
  expect(response).toMatchObject({ status: 200 });
  return { ...(response.body.data as PriceOutcome), plan: plan! };
}
const propose = async (body: object, who = harga) => {
  const { proposal, batch } = await send(body, who);
  expect(batch).toBeNull();
  return proposal!;
};
const look = async (id: string, who = keuangan) =>
  (await who.send(priceProposalApi.one, { params: { id } })).body.data as PriceProposalDetail;
const decide = (id: string, body: object, who = keuangan) =>
  who.send(priceProposalApi.decide, { params: { id }, body });
const approve = async (id: string, who = keuangan) => {
  const { version, plan } = await look(id, who);
  return decide(id, { approved: true, fingerprint: plan.fingerprint, version }, who);
};
const priceIn = async (province: string, at?: string) =>
  (await harga.call(merchantProductApi.price, { params: { id: BRIGHT_GAS }, query: { province, at } })).body.data.price;
test('waiting demo proposals can be viewed and decided by someone else', async () => {
  for (const category of ['bbm', 'pelumas'] as const) {
    const { list } = (await keuangan.call(priceProposalApi.ofCategory, { params: { category } })).body.data;
    expect(list).toEqual([expect.objectContaining({ category_code: category, status: 'waiting', kind: 'change' })]);
    const { plan, is_stale, may_decide, row_count } = await look(list[0]!.id);
    expect({ is_stale, may_decide, problems: plan.problems }).toEqual({
      is_stale: false,
      may_decide: true,
      problems: 0,
    });
    expect(plan.rows).toHaveLength(row_count);
    expect(row_count).toBeGreaterThan(5);
    expect(await look(list[0]!.id, harga)).toMatchObject({ may_decide: false, may_withdraw: true });
  }
});

const count = () => app.database.db.$count(prices);
/** Returns amounts that no test has set before, a quarter above the usual price. */
let step = 0;
const dear = () => {
  step += 100;
  return 120_000 + step;
};

describe('common questions of every write', () => {
  fourQuestions('decide', {
    app: () => app,
    endpoint: priceProposalApi.decide,
    as: 'keuangan',
    without: 'harga',
    input: async () => {
      const { id, version } = await propose({ rows: [row('11', dear())], valid_from: inDays(30 + step / 100) });
      return { params: { id }, body: { approved: false, reason: 'Terlalu tinggi', fingerprint: null, version } };
    },
    bad: { field: 'reason', change: { reason: ' ' }, message: 'Alasan harus diisi' },
  });
  fourQuestions('withdraw', {
    app: () => app,
    endpoint: priceProposalApi.withdraw,
    as: 'harga',
    without: 'auditor',
    input: async () => {
      const { id, version } = await propose({ rows: [row('12', dear())], valid_from: inDays(60 + step / 100) });
      return { params: { id }, body: { version } };
    },
    bad: { field: 'version', change: { version: null }, message: 'Versi harus diisi' },
  });
});

test('a large price change waits, without effect, until a second person sees the same plan and approves it', async () => {
  const before = await count();
  const old = await priceIn('13');
  const amount = dear();
  const { plan, proposal } = await send({ rows: [row('13', amount)], note: 'Naik banyak' });
  expect(plan.approval).toMatchObject({ reasons: ['percent'], provinces: 1, of_provinces: 38 });
  expect(proposal).toMatchObject({
    status: 'waiting',
    row_count: 1,
    note: 'Naik banyak',
    kind: 'change',
    batch_id: null,
  });
  expect([await count(), await priceIn('13')]).toEqual([before, old]);

  const told = await app.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.extra, `lpg?ajuan=${proposal!.id}`));
  expect(told.map(({ title }) => title)).toContain('Harga LPG menunggu persetujuan');
  const seen = await look(proposal!.id);
  expect(seen).toMatchObject({
    may_decide: true,
    may_withdraw: false,
    is_stale: false,
    plan: { fingerprint: plan.fingerprint },
  });
  expect(seen.plan.rows).toEqual(plan.rows);
  expect(await look(proposal!.id, harga)).toMatchObject({ may_decide: false, may_withdraw: true });

  const { body, status } = await approve(proposal!.id);
  expect({ status, data: body.data }).toMatchObject({
    status: 200,
    data: { status: 'approved', batch_id: expect.any(String), version: 2 },
  });
  expect(await priceIn('13')).toBe(amount);
  const list = await harga.call(priceApi.batches, { params: { category: 'lpg' } });
  expect(list.body.data.list[0]).toMatchObject({
    note: 'Naik banyak',
    created_by_name: proposal!.created_by_name,
    approved_by_name: expect.any(String),
  });
  const logged = await app.database.db
    .select({ action: audit_log.action })
    .from(audit_log)
    .where(and(eq(audit_log.entity, 'price_proposal'), eq(audit_log.entity_id, proposal!.id)))
    .orderBy(audit_log.id);
  expect(logged.map(({ action }) => action)).toEqual(['create', 'approve']);
  const answered = await app.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.title, 'Harga LPG disetujui'));
  expect(answered.map(({ user_id }) => user_id)).toEqual([stableId('account', 'harga')]);
});

test('a change across many provinces waits, however small; one within a region does not', async () => {
  const many = await send({
    step: { kind: 'amount', value: 100 },
    scope: { product: [BRIGHT_GAS], province: ['11', '12', '14', '15', '16', '17', '18', '19', '21', '61'] },
    valid_from: inDays(300),
  });
  expect(many).toMatchObject({ batch: null, proposal: { approval: { reasons: ['reach'], provinces: 10 } } });
  const region = await send({
    step: { kind: 'amount', value: 100 },
    scope: { product: [BRIGHT_GAS], region: ['maluku-papua'] },
    valid_from: inDays(301),
  });
  expect(region).toMatchObject({ batch: { row_count: expect.any(Number) }, proposal: null });
});

test('additions and uploads wait too', async () => {
  const addition = { category: 'pelumas', products: [stableId('product', 'PLM-MSS')], areas: [{}], amount: 1_000 };
  const { plan } = (await harga.send(priceApi.add, { body: addition })).body.data as PriceOutcome;
  expect(plan!.approval?.reasons).toEqual(['percent', 'reach']);
  const { body } = await harga.send(priceApi.add, {
    body: { ...addition, dry_run: false, fingerprint: plan!.fingerprint },
  });
  expect(body.data).toMatchObject({ batch: null, proposal: { kind: 'add', category_code: 'pelumas' } });
  expect(await approve((body.data as PriceOutcome).proposal!.id)).toMatchObject({ status: 200 });

  const headings = ['Kode produk', 'Produk', 'Kode area', 'Area', 'Harga sekarang', 'Harga baru'];
  const rows = [headings, ['LPG-BG5', '', '35', '', null, dear()]];
  const file = { name: 'harga.xlsx', bytes: Buffer.from(await writeXlsx({ sheets: [{ name: 'Harga', rows }] })) };
  const seen = (await harga.send(priceApi.upload, { query: { category: 'lpg' }, file })).body.data as PriceOutcome;
  const query = { category: 'lpg', dry_run: false, fingerprint: seen.plan!.fingerprint };
  const uploaded = (await harga.send(priceApi.upload, { query, file })).body.data as PriceOutcome;
  expect(uploaded).toMatchObject({ batch: null, proposal: { kind: 'excel' } });
  expect((await look(uploaded.proposal!.id)).plan.rows).toEqual(seen.plan!.rows);
  expect(await approve(uploaded.proposal!.id)).toMatchObject({ status: 200 });
});

test('neither the proposer nor a user without the category’s permission can approve', async () => {
  const superadmin = await app.as('superadmin');
  const own = await propose({ rows: [row('14', dear())] }, superadmin);
  expect(await approve(own.id, superadmin)).toMatchObject({
    status: 403,
    body: { message: 'Ajuan ini harus diputuskan orang lain, bukan pengajunya.' },
  });
  const other = await app.someoneWith(['can_read_atur_harga_bbm', 'can_approve_atur_harga_bbm']);
  expect(await decide(own.id, { approved: true, version: 1 }, other)).toMatchObject({ status: 403 });
  expect(await other.send(priceProposalApi.one, { params: { id: own.id } })).toMatchObject({ status: 403 });
  expect(await other.send(priceProposalApi.ofCategory, { params: { category: 'lpg' } })).toMatchObject({ status: 403 });
  const auditor = await app.as('auditor');
  expect(await look(own.id, auditor)).toMatchObject({ may_decide: false, may_withdraw: false });
});

test('a rejected proposal notifies its proposer of the reason, and can no longer be decided or withdrawn', async () => {
  const { id, version } = await propose({ rows: [row('15', dear())] });
  const reason = 'Salah ketik, mohon diperiksa';
  expect(await decide(id, { approved: false, version, reason })).toMatchObject({
    status: 200,
    body: { data: { status: 'rejected', decision_note: reason, batch_id: null } },
  });
  const [told] = await app.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.title, 'Harga LPG ditolak'))
    .orderBy(desc(notifications.created_at));
  expect(told).toMatchObject({ user_id: stableId('account', 'harga'), description: expect.stringContaining(reason) });
  expect(await decide(id, { approved: false, version: 2, reason })).toMatchObject({ status: 409 });
  expect(await harga.send(priceProposalApi.withdraw, { params: { id }, body: { version: 2 } })).toMatchObject({
    status: 409,
  });
});

test('only the proposer can withdraw a proposal', async () => {
  const { id, version } = await propose({ rows: [row('16', dear())] });
  const superadmin = await app.as('superadmin');
  expect(await superadmin.send(priceProposalApi.withdraw, { params: { id }, body: { version } })).toMatchObject({
    status: 403,
  });
  const before = await count();
  expect(await harga.send(priceProposalApi.withdraw, { params: { id }, body: { version } })).toMatchObject({
    status: 200,
    body: { data: { status: 'withdrawn' } },
  });
  expect(await approve(id)).toMatchObject({ status: 409 });
  expect(await count()).toBe(before);
  const waiting = await harga.call(priceProposalApi.ofCategory, { params: { category: 'lpg' }, query: { limit: 100 } });
  expect(waiting.body.data.list.map(proposal => proposal.id)).not.toContain(id);
  const past = await harga.call(priceProposalApi.ofCategory, {
    params: { category: 'lpg' },
    query: { status: 'withdrawn' },
  });
  expect(past.body.data.list.map(proposal => proposal.id)).toContain(id);
});

test('a proposal cannot be approved once prices changed, even after seeing the new ones', async () => {
  const { id, version } = await propose({ rows: [row('17', dear())] });
  const { plan } = await look(id);
  const changed = await send({ rows: [row('17', (await priceIn('17'))! + 100)] });
  expect(changed.batch).not.toBeNull();
  expect(await decide(id, { approved: true, fingerprint: plan.fingerprint, version })).toMatchObject({
    status: 409,
    body: { data: { reason: 'prices_changed' } },
  });
  expect((await look(id)).is_stale).toBe(true);
  expect(await approve(id)).toMatchObject({ status: 409, body: { error: { code: 'price.changedSinceProposal' } } });
  expect(await decide(id, { approved: true, version })).toMatchObject({
    status: 422,
    body: { errors: { fingerprint: expect.any(String) } },
  });
});

test('of concurrent approvals one succeeds; sent twice with one key it is proposed once', async () => {
  const { id } = await propose({ rows: [row('18', dear())] });
  const answers = await Promise.all(Array.from({ length: 5 }, () => approve(id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);

  const asked = { category: 'lpg', rows: [row('19', dear())] };
  const { plan } = (await harga.send(priceApi.change, { body: asked })).body.data as PriceOutcome;
  const again = {
    body: { ...asked, dry_run: false, fingerprint: plan!.fingerprint },
    headers: { 'idempotency-key': randomUUID() },
  };
  const both = await Promise.all([harga.send(priceApi.change, again), harga.send(priceApi.change, again)]);
  expect(new Set(both.map(({ body }) => (body.data as PriceOutcome).proposal?.id)).size).toBe(1);
});

test('a regional user sees proposals for their provinces and national ones, and decides only their own region’s', async () => {
  const regional = await app.someoneWith([
    'can_read_atur_harga_lpg',
    'can_approve_atur_harga_lpg',
    'can_read_atur_harga_pelumas',
    'can_approve_atur_harga_pelumas',
  ]);
  const { db } = app.database;
  const [account] = await db.select({ role_id: users.role_id }).from(users).where(eq(users.id, regional.userId));
  await db.update(roles).set({ area_scope: 'regional' }).where(eq(roles.id, account!.role_id!));
  await db.update(users).set({ region_code: 'sulawesi' }).where(eq(users.id, regional.userId));
  const here = await propose({ rows: [row('72', dear())] });
  const both = await propose({ rows: [row('74', dear()), row('51', dear())] });
  const nationwide = await propose({
    category: 'pelumas',
    rows: [{ ...row('', dear(), stableId('product', 'PLM-MSS')), province_code: null }],
    valid_from: inDays(200),
  });
  const shownOf = async (category: string) =>
    (
      await regional.call(priceProposalApi.ofCategory, { params: { category }, query: { limit: 100 } })
    ).body.data.list.map(({ id }) => id);
  expect(await shownOf('lpg')).toContain(here.id);
  expect(await shownOf('lpg')).not.toContain(both.id);
  expect(await shownOf('pelumas')).toContain(nationwide.id);
  expect(await regional.send(priceProposalApi.one, { params: { id: both.id } })).toMatchObject({ status: 404 });
  expect(await approve(nationwide.id, regional)).toMatchObject({ status: 403 });
  expect(await approve(here.id, regional)).toMatchObject({ status: 200 });
});

describe('a regional user is notified', () => {
  const told = async ({ userId }: { userId: string }) => {
    const { db } = app.database;
    const rows = await db.select().from(notifications).where(eq(notifications.user_id, userId));
    await db.delete(notifications).where(eq(notifications.user_id, userId));
    return rows.map(({ title, description }) => `${title}: ${description}`);
  };
  const bound = (region: 'sulawesi' | 'jbb' | 'jatimbalinus', action: 'read' | 'approve') =>
    someoneOfRegion(app, [`can_${action}_atur_harga_lpg`], region);
  const part = [expect.stringMatching(/^Harga LPG berubah: .* mengubah harga yang berlaku di wilayah Anda, .* WIB\.$/)];

  test('of changes in their region, of their part in wider changes, and of no others', async () => {
    const [sulawesi, jbb, bali] = [
      await bound('sulawesi', 'read'),
      await bound('jbb', 'read'),
      await bound('jatimbalinus', 'read'),
    ];
    const change = (note: string, ...provinces: string[]) =>
      send({
        step: { kind: 'amount', value: 100 },
        scope: { product: [BRIGHT_GAS], province: provinces },
        note,
        valid_from: inDays(200 + Math.random() * 100),
      });
    const all = async () => [await told(sulawesi), await told(jbb), await told(bali)];
    await change('Catatan A', '72');
    expect(await all()).toEqual([[expect.stringContaining('1 harga')], [], []]);
    await change('Catatan B', '72', '31');
    expect(await all()).toEqual([part, part, []]);
    await change('Catatan C', '51', '52');
    expect(await all()).toEqual([[], [], [expect.stringContaining('Catatan C')]]);
  });

  test('of proposals they may decide, and no others', async () => {
    const [sulawesi, jbb] = [await bound('sulawesi', 'approve'), await bound('jbb', 'approve')];
    await propose({ rows: [row('72', 140_000)], valid_from: inDays(310) });
    expect([(await told(sulawesi)).length, (await told(jbb)).length]).toEqual([1, 0]);
    await propose({ rows: [row('72', 140_000), row('31', 140_000)], valid_from: inDays(320) });
    expect([await told(sulawesi), await told(jbb)]).toEqual([[], []]);
  });
});
