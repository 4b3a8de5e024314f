import { randomUUID } from 'node:crypto';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { MOST_FAULTS } from '../../../contract/core/badCell';
import { promotionApi } from '../../../contract/promotion/promotionApi';
import type { PromotionDetail } from '../../../contract/promotion/promotionRecord';
import { voucherApi } from '../../../contract/promotion/voucherApi';
import type { VoucherOutcome } from '../../../contract/promotion/voucherPlan';
import type { Voucher, VoucherBatch } from '../../../contract/promotion/voucherRecord';
import type { VoucherStatus } from '../../../contract/promotion/voucherStatus';
import type { Actor } from '../../../server/core/Actor';
import { type Task, unwatched } from '../../../server/core/Task';
import { uploadVouchers } from '../../../server/domains/promotion/uploadVouchers';
import type { Client } from '../../support/client';
import { fourQuestions } from '../../support/fourQuestions';
import { startApp, type TestApp } from '../../support/startApp';
import { addPromotion, addVoucher, approveWaiting, inDays } from './somePromotion';

let app: TestApp;
let admin: Client;
let finance: Client;
let promotion: PromotionDetail;

beforeAll(async () => {
  app = await startApp();
  [admin, finance] = await Promise.all([app.as('superadmin'), app.as('keuangan')]);
  promotion = await addPromotion(admin, { quota: 500 });
});
afterAll(() => app?.close());

const freeCode = () => `COBA-${randomUUID().slice(0, 8).toUpperCase()}`;
const params = () => ({ id: promotion.id });
const setStatus = ({ id, version }: Voucher, status: VoucherStatus, who = admin) =>
  who.send(voucherApi.setStatus, { params: { id }, body: { status, version } });

const shared = { app: () => app, as: 'superadmin', without: 'auditor' } as const;
fourQuestions('adding a voucher', {
  ...shared,
  endpoint: voucherApi.create,
  input: () => ({ params: params(), body: { code: freeCode() } }),
  bad: { field: 'quota', change: { quota: 0 }, message: 'Kuota minimal 1' },
});
fourQuestions('adding many vouchers', {
  ...shared,
  endpoint: voucherApi.createBatch,
  input: () => ({ params: params(), body: { count: 3 } }),
  bad: { field: 'count', change: { count: 5_001 }, message: 'Jumlah voucher maksimal 5.000' },
});
fourQuestions('changing a voucher', {
  ...shared,
  endpoint: voucherApi.update,
  input: async () => {
    const { id, version } = await addVoucher(admin, promotion);
    return { params: { id }, body: { quota: 2, version } };
  },
  bad: { field: 'quota', change: { quota: 501 }, message: 'Kuota voucher paling banyak 500, sebanyak kuota promo' },
});
fourQuestions('taking a voucher to its next status', {
  ...shared,
  endpoint: voucherApi.setStatus,
  input: async () => {
    const { id, version } = await addVoucher(admin, promotion);
    return { params: { id }, body: { status: 'awaiting_approval', version } };
  },
  bad: { field: 'status', change: { status: 'siap' } },
});
fourQuestions('deleting a voucher', {
  ...shared,
  endpoint: voucherApi.remove,
  input: async () => ({ params: { id: (await addVoucher(admin, promotion)).id } }),
});

test('becomes active once another person approves it; 403 for the submitter and without permission', async () => {
  const added = await addVoucher(admin, promotion);
  expect(added).toMatchObject({ status: 'draft', code: expect.stringMatching(/^PROMO\w{6}-\w{10}$/) });
  expect(await setStatus(added, 'active')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Voucher berstatus Draf tidak dapat menjadi Aktif.') },
  });
  const submitted = (await setStatus(added, 'awaiting_approval')).body.data as Voucher;
  expect(await setStatus(submitted, 'active')).toMatchObject({
    status: 403,
    body: { data: { reason: 'voucher.ownApproval' } },
  });
  const updater = await app.someoneWith(['can_update_voucher']);
  expect((await setStatus(submitted, 'active', updater)).status).toBe(403);
  const active = (await setStatus(submitted, 'active', finance)).body.data as Voucher;
  expect(active.status).toBe('active');
  expect((await setStatus(active, 'paused', finance)).status).toBe(403);
  const paused = (await setStatus(active, 'paused')).body.data as Voucher;
  const again = (await setStatus(paused, 'active')).body.data as Voucher;
  const ended = (await setStatus(again, 'expired')).body.data as Voucher;
  expect(ended.status).toBe('expired');
  expect((await setStatus(ended, 'active')).status).toBe(409);
});

test('an approved voucher needs a new approval for a larger quota, not for a smaller one', async () => {
  const added = await addVoucher(admin, promotion, { submit: true, quota: 5 });
  const active = (await setStatus(added, 'active', finance)).body.data as Voucher;
  const put = async ({ id, version }: Voucher, quota: number) =>
    (await admin.send(voucherApi.update, { params: { id }, body: { quota, version } })).body.data as Voucher;
  const less = await put(active, 3);
  expect(less.status).toBe('active');
  expect((await put(less, 4)).status).toBe('awaiting_approval');
});

test('changing a waiting voucher’s terms requires another approver; changing its note does not', async () => {
  const other = await app.someoneWith(['can_update_voucher', 'can_approve_voucher']);
  const waiting = await addVoucher(admin, promotion, { submit: true, quota: 1 });
  const put = async ({ id, version }: Voucher, more: object) =>
    (await other.send(voucherApi.update, { params: { id }, body: { quota: 1, version, ...more } })).body
      .data as Voucher;
  const noted = await put(waiting, { note: 'Mitra' });
  const raised = await put(noted, { note: 'Mitra', quota: 100 });
  expect(raised).toMatchObject({ status: 'awaiting_approval', quota: 100 });
  expect(await setStatus(raised, 'active', other)).toMatchObject({
    status: 403,
    body: { data: { reason: 'voucher.ownApproval' } },
  });
  expect((await setStatus(raised, 'active', finance)).status).toBe(200);
  const second = await addVoucher(admin, promotion, { submit: true });
  expect((await setStatus(await put(second, { note: 'Mitra' }), 'active', other)).status).toBe(200);
});

test('a scheduled voucher starts early only with approval by another person', async () => {
  const added = await addVoucher(admin, promotion, { submit: true, starts_at: inDays(5) });
  const scheduled = (await setStatus(added, 'scheduled', finance)).body.data as Voucher;
  expect(scheduled.status).toBe('scheduled');
  const early = (await setStatus(scheduled, 'active')).body.data as Voucher;
  expect(early.status).toBe('awaiting_approval');
  expect((await setStatus(early, 'active')).status).toBe(403);
  expect((await setStatus(early, 'active', finance)).body.data).toMatchObject({ status: 'active' });
});

test('waiting vouchers are approved only as seen: 422 if unseen, 409 if one has changed or was added', async () => {
  const own = await addPromotion(admin, { quota: 500 });
  const params = { id: own.id };
  const [first] = [await addVoucher(admin, own, { submit: true }), await addVoucher(admin, own, { submit: true })];
  const look = async () => (await finance.call(voucherApi.waiting, { params })).body.data;
  const approve = (fingerprint?: string) =>
    finance.send(voucherApi.setStatuses, { params, body: { from: 'awaiting_approval', to: 'active', fingerprint } });
  expect(await approve()).toMatchObject({ status: 422, body: { errors: { fingerprint: expect.any(String) } } });
  const seen = await look();
  expect(seen.count).toBe(2);
  const { id, version } = first!;
  await admin.send(voucherApi.update, { params: { id }, body: { quota: 400, version } });
  const stale = { status: 409, body: { data: { reason: 'voucher.changedSince' } } };
  expect(await approve(seen.fingerprint)).toMatchObject(stale);
  const again = await look();
  await addVoucher(admin, own, { submit: true });
  expect(await approve(again.fingerprint)).toMatchObject(stale);
  expect((await approve((await look()).fingerprint)).body.data).toEqual({ changed: 3 });
});

test('its period is within the promotion’s and follows it', async () => {
  const own = await addPromotion(admin);
  const errors = async (more: object) =>
    (await admin.send(voucherApi.create, { params: { id: own.id }, body: more })).body.errors;
  expect(await errors({ starts_at: inDays(-3) })).toHaveProperty('starts_at');
  expect(await errors({ ends_at: inDays(31) })).toHaveProperty('ends_at');
  expect(await errors({ starts_at: inDays(5), ends_at: inDays(4) })).toHaveProperty('ends_at');
  const { id } = await addVoucher(admin, own);
  const ends_at = inDays(60);
  const { title, kind, value, region_codes, starts_at, quota, max_discount, version } = own;
  const body = { title, kind, value, region_codes, starts_at, ends_at, quota, max_discount, version };
  expect((await admin.send(promotionApi.update, { params: { id: own.id }, body })).status).toBe(200);
  expect((await admin.call(voucherApi.one, { params: { id } })).body.data).toMatchObject({ ends_at, starts_at });
});

test('a batch has unique codes, is added once if sent twice, and is approved and downloaded together', async () => {
  const own = await addPromotion(admin);
  const request = {
    params: { id: own.id },
    body: { count: 40, submit: true },
    headers: { 'idempotency-key': randomUUID() },
  };
  const batch = (await admin.send(voucherApi.createBatch, request)).body.data as VoucherBatch;
  expect(((await admin.send(voucherApi.createBatch, request)).body.data as VoucherBatch).id).toBe(batch.id);
  const { list, total } = (
    await admin.call(voucherApi.ofPromotion, { params: { id: own.id }, query: { limit: 100, batch: batch.id } })
  ).body.data;
  expect([total, new Set(list.map(({ code }) => code)).size]).toEqual([40, 40]);
  const found = await admin.call(voucherApi.list, { query: { search: list[7]!.code.toLowerCase() } });
  expect(found.body.data.list.map(({ id }) => id)).toEqual([list[7]!.id]);
  const all = (who: Client) => approveWaiting(who, own, batch.id);
  expect((await all(admin)).status).toBe(403);
  expect((await all(finance)).body.data).toEqual({ changed: 40 });
  const active = await admin.call(voucherApi.ofPromotion, { params: { id: own.id }, query: { status: 'active' } });
  expect(active.body.data.total).toBe(40);
  const file = await admin.send(voucherApi.export, {
    params: { id: own.id },
    query: { format: 'csv', columns: 'code' },
  });
  expect(file.headers['x-total-rows']).toBe('40');
});

test('a code belongs to one voucher; kinds without vouchers have none', async () => {
  const code = freeCode();
  const add = (id: string) => admin.send(voucherApi.create, { params: { id }, body: { code } });
  const answers = await Promise.all([1, 2, 3].map(() => add(promotion.id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  const flash = await addPromotion(admin, { kind: 'flash_sale' });
  expect(await add(flash.id)).toMatchObject({ status: 409, body: { data: { reason: 'voucher.notForKind' } } });
});

describe('the workbook', () => {
  const HEADINGS = ['Kode voucher', 'Kuota', 'Mulai berlaku', 'Berakhir', 'Status', 'Catatan'];
  type Row = (string | number | boolean | Date | null)[];
  const sheetOf = async (rows: Row[], headings: Row = HEADINGS) =>
    Buffer.from(await writeXlsx({ sheets: [{ name: 'Voucher', rows: [headings, ...rows] }] }));
  const upload = (bytes: Buffer, query: object = {}) =>
    admin.send(voucherApi.upload, { params: params(), query: query as never, file: { name: 'voucher.xlsx', bytes } });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const typed = (days: number) => day(days).split('-').toReversed().join('/');

  test('has a drop-down, and can be filled in, previewed and applied once', async () => {
    const format = await admin.send(voucherApi.format);
    const { sheets } = await readXlsx(format.raw);
    expect(sheets[0]!.rows[0]).toEqual(HEADINGS);
    expect(sheets[0]!.dataValidations).toContainEqual(
      expect.objectContaining({ type: 'list', values: ['Draf', 'Menunggu Persetujuan'] }),
    );
    const code = freeCode();
    const bytes = await sheetOf([
      [code.toLowerCase(), 20, new Date(`${day(2)}T00:00:00Z`), typed(9), 'Menunggu Persetujuan', 'Untuk mitra'],
      [null, null, null, null, null, null],
      [null, '1', null, null, 'draf', null],
    ]);
    const { plan } = (await upload(bytes)).body.data as VoucherOutcome;
    expect(plan).toMatchObject({ problems: 0, bad_cells: [] });
    expect(plan!.rows).toMatchObject([
      {
        row: 2,
        code,
        quota: 20,
        starts_at: new Date(`${day(2)}T00:00:00+07:00`).toISOString(),
        ends_at: new Date(`${day(9)}T23:59:00+07:00`).toISOString(),
        status: 'awaiting_approval',
      },
      { row: 4, code: null, quota: 1, status: 'draft', ends_at: promotion.ends_at },
    ]);
    expect((await upload(bytes, { dry_run: false })).body.errors).toHaveProperty('fingerprint');
    const { fingerprint } = plan!;
    const applied = await upload(bytes, { dry_run: false, fingerprint });
    expect(applied.body.data).toMatchObject({ batch: { kind: 'excel', count: 2 } });
    expect((await upload(bytes, { dry_run: false, fingerprint })).status).toBe(409);
  });

  test('reports every fault at its cell, adds nothing, and is returned with remarks', async () => {
    const taken = await addVoucher(admin, promotion, { code: freeCode() });
    const twice = freeCode();
    const rows: Row[] = [
      ['a!', 0, 'kemarin', null, 'Aktif', null],
      [taken.code, 1.5, null, null, null, null],
      [twice, 501, typed(-9), typed(90), null, null],
      [twice, true, '31/02/2026', typed(3), null, 'x'.repeat(201)],
    ];
    const bytes = await sheetOf(rows);
    const { plan } = (await upload(bytes)).body.data as VoucherOutcome;
    expect(plan!.bad_cells.map(({ cell }) => cell).toSorted()).toEqual(
      ['A2', 'B2', 'C2', 'E2', 'B3', 'B4', 'C4', 'D4', 'A5', 'B5', 'C5', 'F5'].toSorted(),
    );
    const { fingerprint } = plan!;
    expect(await upload(bytes, { dry_run: false, fingerprint })).toMatchObject({
      status: 422,
      body: { errors: { B2: '“0” terlalu kecil. Kuota harus bilangan bulat mulai dari 1.' } },
    });
    const remarks = await admin.send(voucherApi.remarks, { params: params(), file: { name: 'v.xlsx', bytes } });
    const { sheets } = await readXlsx(remarks.raw);
    const back = sheets[0]!.rows;
    expect(back[0]).toEqual([...HEADINGS, 'Keterangan']);
    expect(back[2]!.slice(0, 2)).toEqual([taken.code, 1.5]);
    expect(back[2]![6]).toContain('B3: “1,5” tidak bulat. Kuota harus bilangan bulat');
    const good: Row = [freeCode(), 1, null, null, null, null];
    const mixed = { name: 'v.xlsx', bytes: await sheetOf([good, ...rows.slice(1, 2), good.with(0, freeCode())]) };
    const faulty = await admin.send(voucherApi.remarks, {
      params: params(),
      query: { only_faulty: true },
      file: mixed,
    });
    const [only] = (await readXlsx(faulty.raw)).sheets;
    expect(only!.rows.map(([code]) => code)).toEqual([HEADINGS[0], taken.code]);
    const onlyTaken = await upload(await sheetOf([[taken.code, null, null, null, null, null]]));
    expect((onlyTaken.body.data as VoucherOutcome).plan!.bad_cells).toMatchObject([
      { cell: 'A2', message: 'Kode voucher ini sudah ada' },
    ]);
  });

  test('of two thousand faults the first 200 are named and all are counted', async () => {
    const rows = 500;
    const bytes = Buffer.from(`${HEADINGS.join(';')}\n${`a!;0;kemarin;;;\n`.repeat(rows)}`);
    const { plan } = (await upload(bytes)).body.data as VoucherOutcome;
    expect(plan).toMatchObject({ problems: 1_999 });
    expect(plan!.bad_cells).toHaveLength(MOST_FAULTS);
    const { fingerprint } = plan!;
    const refused = await upload(bytes, { dry_run: false, fingerprint });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors!).length).toBeLessThanOrEqual(MOST_FAULTS);
    const remarks = await admin.send(voucherApi.remarks, { params: params(), file: { name: 'v.csv', bytes } });
    expect((await readXlsx(remarks.raw)).sheets[0]!.rows[0]!.at(-1)).toBe('Keterangan: dan 1.799 lagi');
  });

  test('is accepted as CSV, in either decimal style and with any separator', async () => {
    const code = freeCode();
    const line = [code, '1.0', '', '', 'draf', ''];
    for (const [separator, quota] of [
      [';', '400,00'],
      ['\t', '400.00'],
      [',', '400'],
    ] as const) {
      const text = [HEADINGS, line.with(1, quota)].map(row => row.join(separator)).join('\r\n');
      const { plan } = (await upload(Buffer.from(text))).body.data as VoucherOutcome;
      expect(plan).toMatchObject({ problems: 0, rows: [{ code, quota: 400, status: 'draft' }] });
    }
  });

  test('is rejected without permission to add vouchers, also for remarks', async () => {
    const form = {
      params: params(),
      file: { name: 'v.xlsx', bytes: await sheetOf([[freeCode(), 1, null, null, null, null]]) },
    };
    const auditor = await app.as('auditor');
    for (const endpoint of [voucherApi.upload, voucherApi.remarks]) {
      expect((await app.anonymous.send(endpoint, form)).status).toBe(401);
      expect((await auditor.send(endpoint, form)).status).toBe(403);
      expect((await admin.send(endpoint, { ...form, params: { id: randomUUID() } })).status).toBe(404);
    }
  });

  test('a cancelled upload adds nothing, even while it is being saved', async () => {
    const own = await addPromotion(admin);
    const { userId: user_id } = await app.someoneWith(['can_create_voucher']);
    const actor: Actor = {
      user_id,
      name: 'Penguji',
      session_id: null,
      role_code: null,
      slugs: new Set(),
      regions: null,
      request_id: 'test',
      ip: null,
    };
    const bytes = await sheetOf([[freeCode(), 1, null, null, null, null]]);
    const send = (query: { dry_run: boolean; fingerprint?: string }, task: Task) =>
      uploadVouchers(app.database.db, own.id, bytes, query, actor, task);
    const { plan } = await send({ dry_run: true }, unwatched(actor));
    const controller = new AbortController();
    const cancelled = new Error('cancelled');
    const report: Task['report'] = ({ step }) => step === 'saving' && controller.abort(cancelled);
    const saving = send(
      { dry_run: false, fingerprint: plan!.fingerprint },
      { person: user_id, signal: controller.signal, report },
    );
    await expect(saving).rejects.toBe(cancelled);
    const { total } = (await admin.call(voucherApi.ofPromotion, { params: { id: own.id } })).body.data;
    expect(total).toBe(0);
  });

  test('is rejected if not a workbook, empty, with other columns or with formulas', async () => {
    const file = async (bytes: Buffer) => (await upload(bytes)).body.errors?.file;
    expect(await file(Buffer.from('bukan'))).toBe('Berkas ini bukan buku kerja Excel (.xlsx) atau CSV');
    expect(await file(await sheetOf([]))).toBe('Tidak ada baris yang diisi');
    expect(await file(await sheetOf([], ['Kuota', ...HEADINGS]))).toContain('Judul kolom');
    const cells = new Map([['1,1', { formula: '1+1', formulaResult: 2 }]]);
    const bytes = Buffer.from(
      await writeXlsx({ sheets: [{ name: 'V', rows: [HEADINGS, [freeCode(), null, null, null, null, null]], cells }] }),
    );
    const { plan } = (await upload(bytes)).body.data as VoucherOutcome;
    expect(plan!.bad_cells).toMatchObject([{ cell: 'B2', message: 'Berisi rumus. Tempel sebagai nilai.' }]);
  });
});
