import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { toLocalPhone } from '../../../contract/core/phone';
import { notificationApi } from '../../../contract/notification';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { audit_log } from '../../../server/audit/table';
import { users } from '../../../server/domains/identity/account/table';
import { roles } from '../../../server/domains/identity/role/table';
import { merchants, owners } from '../../../server/domains/merchant/table';
import { merchant_accounts, merchant_roles } from '../../../server/domains/merchantRole/table';
import { merchant_documents, registrations } from '../../../server/domains/registration/table';
import { fourQuestions } from '../../support/fourQuestions';
import { mailsTo } from '../../support/mails';
import { scriptPayloads } from '../../support/scriptPayloads';
import { startApp, type TestApp } from '../../support/startApp';
import { registrationAt, registrationIn } from './newRegistration';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const decision = (taken: string, version: number, more: object = {}) => ({ decision: taken, version, ...more });

describe('the four questions', () => {
  fourQuestions('a registration arrives', {
    app: () => app,
    endpoint: registrationApi.create,
    as: 'merchant',
    without: 'auditor',
    input: async () => ({ body: await registrationIn(app) }),
    bad: {
      field: 'owner_id_number',
      change: { owner_id_number: '34040000' },
      message: 'NIK pemilik harus 16 digit angka',
    },
  });
  fourQuestions('wrong data are put right', {
    app: () => app,
    endpoint: registrationApi.update,
    as: 'merchant',
    without: 'auditor',
    input: async () => {
      const { id, version } = await registrationAt(app, { status: 'document_review', documents: [] });
      return { body: { id, version, owner_name: 'Sri Rahayu' } };
    },
    bad: { field: 'phone', change: { phone: '021-5550101' }, message: 'Telepon bukan nomor telepon yang valid' },
  });
  test.each([
    ['12345', 'Nomor rekening minimal 6 digit'],
    ['12-345-678', 'Nomor rekening harus angka'],
    ['12345678ab', 'Nomor rekening harus angka'],
    ['1'.repeat(31), 'Nomor rekening maksimal 30 digit'],
  ])('the account number %s is rejected for its number of digits', async (bank_account, message) => {
    const { id, version } = await registrationAt(app, { status: 'document_review', documents: [] });
    const merchant = await app.as('merchant');
    const response = await merchant.send(registrationApi.update, { body: { id, version, bank_account } });
    expect(response).toMatchObject({ status: 422, body: { errors: { bank_account: message } } });
  });
  fourQuestions('a step is taken', {
    app: () => app,
    endpoint: registrationApi.decide,
    as: 'merchant',
    without: 'auditor',
    input: async () => {
      const { id, version } = await registrationAt(app, { status: 'document_review', documents: [] });
      return { params: { id }, body: decision('reject', version, { reason_code: 'blacklisted' }) };
    },
    bad: { field: 'reason_code', change: { reason_code: '' }, message: 'Alasan harus diisi' },
  });
  fourQuestions('a document is checked', {
    app: () => app,
    endpoint: registrationApi.check,
    as: 'merchant',
    without: 'auditor',
    input: async () => {
      const { id, version, documents } = await registrationAt(app, { status: 'document_review' });
      const body = { verdict: 'unfit', note: 'Buram', version };
      return { params: { id, document_id: documents[0]!.id }, body };
    },
    bad: { field: 'note', change: { note: ' ' }, message: 'Catatan harus diisi' },
  });
  fourQuestions('many are approved', {
    app: () => app,
    endpoint: registrationApi.approveMany,
    as: 'merchant',
    without: 'auditor',
    input: async () => {
      const { id, version } = await registrationAt(app, { status: 'awaiting_approval' });
      return { body: { items: [{ id, version }] } };
    },
    bad: { field: 'items', change: { items: [] }, message: 'Pendaftaran harus diisi' },
  });
});

test('from submission to merchant: steps are notified, and approval creates merchant, owner, account and mail', async () => {
  const admin = await app.as('merchant');
  const input = await registrationIn(app, 'jbt', { type_code: 'toko-umum' });
  const { body: made } = await admin.call(registrationApi.create, { body: input });
  const { id, number } = made.data;
  expect(made.data).toMatchObject({ status: 'submitted', region_code: 'jbt', name: input.name });
  expect(number).toMatch(/^REG-\d{4}-\d{4,}$/);
  const { db } = app.database;
  const required = made.data.required_documents;
  expect(required).toEqual(['ktp', 'nib', 'foto_toko', 'buku_rekening']);
  const step = async (taken: string, more: object = {}) => {
    const { version } = (await admin.call(registrationApi.one, { params: { id } })).body.data;
    return admin.send(registrationApi.decide, { params: { id }, body: decision(taken, version, more) });
  };
  expect((await step('approve')).status).toBe(409);
  expect((await step('start_review')).status).toBe(200);
  const early = await step('submit_for_approval');
  expect(early).toMatchObject({ status: 409, body: { data: { reason: 'papers' } } });
  expect(early.body.message).toContain('NIB belum ada');
  await db.insert(merchant_documents).values(
    required.map(type_code => ({
      registration_id: id,
      type_code,
      file_url: `/x/${type_code}`,
      file_name: 'a.jpg',
      mime: 'image/webp',
      bytes: 1,
      verdict: 'fits' as const,
    })),
  );
  expect((await step('submit_for_approval')).status).toBe(200);
  expect((await step('approve')).status).toBe(200);

  const { data: done } = (await admin.call(registrationApi.one, { params: { id } })).body;
  expect(done).toMatchObject({ status: 'activated', due_at: null });
  expect(done.events.map(({ to_status }) => to_status)).toEqual([
    'activated',
    'approved',
    'awaiting_approval',
    'document_review',
    'submitted',
  ]);
  const [merchant] = await db.select().from(merchants).where(eq(merchants.id, done.merchant_id!));
  expect(merchant).toMatchObject({ name: input.name, type_code: 'toko-umum', status: 'active', region_code: 'jbt' });
  expect(merchant!.number).toMatch(/^MRC-\d{6}$/);
  const [owner] = await db.select().from(owners).where(eq(owners.id, merchant!.owner_id));
  expect(owner).toMatchObject({ name: input.owner_name, phone: done.phone });
  const accounts = await db
    .select({ code: merchant_roles.code, phone: merchant_accounts.phone })
    .from(merchant_accounts)
    .innerJoin(merchant_roles, eq(merchant_roles.id, merchant_accounts.role_id))
    .where(eq(merchant_accounts.merchant_id, merchant!.id));
  expect(accounts).toEqual([{ code: 'pemilik', phone: done.phone }]);
  const documents = await db.select().from(merchant_documents).where(eq(merchant_documents.merchant_id, merchant!.id));
  expect(documents).toHaveLength(required.length);
  const audited = await db
    .select({ action: audit_log.action, after: audit_log.after })
    .from(audit_log)
    .where(and(eq(audit_log.entity, 'registration'), eq(audit_log.entity_id, id)))
    .orderBy(audit_log.id);
  expect(audited.map(({ action }) => action)).toEqual([
    'create',
    'start_review',
    'submit_for_approval',
    'approve',
    'activate',
  ]);
  expect(JSON.stringify(audited)).not.toContain(input.owner_id_number);
  const told = (await admin.call(notificationApi.list)).body.data.list.filter(row => row.extra === id);
  expect(told.map(({ title }) => title)).toEqual([
    'Pendaftaran disetujui',
    'Menunggu persetujuan',
    'Pendaftaran merchant baru',
  ]);
  const [mail] = await mailsTo(app, String(input.email));
  expect(mail).toContain('kini menjadi merchant');
});

test('of concurrent approvals one wins, and one merchant is created', async () => {
  const { id, version, name } = await registrationAt(app, { status: 'awaiting_approval' });
  const people = await Promise.all([app.as('merchant'), app.as('superadmin')]);
  const answers = await Promise.all(
    [0, 1, 0, 1, 0].map(who =>
      people[who]!.send(registrationApi.decide, { params: { id }, body: decision('approve', version) }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await app.database.db.select().from(merchants).where(eq(merchants.name, name))).toHaveLength(1);
});

test('of 50 approved together, three fail, each with its own reason, and 47 merchants are created', async () => {
  const admin = await app.as('merchant');
  const fifty = [];
  for (let index = 0; index < 50; index += 1)
    fifty.push(
      await registrationAt(app, {
        status: index === 7 ? 'document_review' : 'awaiting_approval',
        ...(index === 21 && { documents: ['ktp', 'npwp'] }),
      }),
    );
  const items = fifty.map(({ id, version }, index) => ({ id, version: index === 35 ? version + 1 : version }));
  const { status, body } = await admin.call(registrationApi.approveMany, { body: { items } });
  expect({ status, approved: body.data.approved, failed: body.data.failed }).toEqual({
    status: 200,
    approved: 47,
    failed: 3,
  });
  expect(body.data.list.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  const failed = body.data.list.filter(({ code }) => code !== 200);
  expect(failed).toEqual([
    expect.objectContaining({ id: items[7]!.id, code: 409, message: expect.stringContaining('Pemeriksaan Dokumen') }),
    expect.objectContaining({ id: items[21]!.id, code: 409, message: expect.stringContaining('NIB belum ada') }),
    expect.objectContaining({ id: items[35]!.id, code: 409, message: expect.stringContaining('diubah orang lain') }),
  ]);
  const made = await app.database.db
    .select({ number: merchants.number })
    .from(merchants)
    .where(
      inArray(
        merchants.name,
        fifty.map(({ name }) => name),
      ),
    );
  expect(new Set(made.map(({ number }) => number)).size).toBe(47);
});

test('a step the state does not allow is 409 and changes nothing', async () => {
  const admin = await app.as('merchant');
  const { id, version } = await registrationAt(app, { status: 'rejected', documents: [] });
  for (const taken of ['approve', 'start_review', 'submit', 'withdraw'])
    expect(await admin.send(registrationApi.decide, { params: { id }, body: decision(taken, version) })).toMatchObject({
      status: 409,
      body: { data: { reason: 'illegal_step' } },
    });
  expect((await admin.send(registrationApi.update, { body: { id, version, name: 'Lain' } })).status).toBe(409);
  expect((await admin.call(registrationApi.one, { params: { id } })).body.data.version).toBe(version);
});

test('a requested correction stops the clock and says what to do; resubmission restarts it', async () => {
  const admin = await app.as('merchant');
  const { id, version, email } = await registrationAt(app, { status: 'document_review' });
  const send = (body: object) => admin.send(registrationApi.decide, { params: { id }, body });
  const final = { reason_code: 'blacklisted' };
  expect((await send(decision('request_revision', version, final))).body.errors).toEqual({
    reason_code: 'Alasan bukan pilihan yang tersedia',
  });
  const asked = { reason_code: 'photo_unclear', note: 'Papan nama tertutup pohon.' };
  const { data } = (await send(decision('request_revision', version, asked))).body as { data: { due_at: null } };
  expect(data).toMatchObject({ status: 'revision_requested', due_at: null, reason_code: 'photo_unclear' });
  const [mail] = await mailsTo(app, email!);
  expect(mail?.replace(/=\n|\n/g, '')).toContain('Papan nama tertutup pohon.');
  const { body } = await send(decision('submit', version + 1));
  expect(body.data).toMatchObject({ status: 'submitted', reason_code: null, due_at: expect.any(String) });
});

test('a type that requires field verification cannot be submitted for approval without it', async () => {
  const admin = await app.as('merchant');
  const { id, version } = await registrationAt(app, { status: 'document_review', input: { type_code: 'pertashop' } });
  const unseen = await admin.send(registrationApi.decide, {
    params: { id },
    body: decision('submit_for_approval', version),
  });
  expect(unseen).toMatchObject({ status: 409, body: { data: { reason: 'field_verification' } } });
});

test('a checker without permission to approve can request corrections, but not reject or approve', async () => {
  const checker = await app.someoneWith(['can_read_registrasi_merchant', 'can_update_registrasi_merchant']);
  const { id, version } = await registrationAt(app, { status: 'awaiting_approval' });
  const send = (body: object) => checker.send(registrationApi.decide, { params: { id }, body });
  expect((await send(decision('approve', version))).status).toBe(403);
  expect((await send(decision('reject', version, { reason_code: 'blacklisted' }))).status).toBe(403);
  expect((await send(decision('request_revision', version, { reason_code: 'ktp_unreadable' }))).status).toBe(200);
});

test('registrations of another region cannot be listed, read, changed, checked, decided or opened', async () => {
  const regional = await app.someoneWith([
    'can_read_registrasi_merchant',
    'can_update_registrasi_merchant',
    'can_approve_registrasi_merchant',
    'can_export_registrasi_merchant',
  ]);
  const { db } = app.database;
  const [account] = await db.select().from(users).where(eq(users.id, regional.userId));
  await db.update(roles).set({ area_scope: 'regional' }).where(eq(roles.id, account!.role_id!));
  await db.update(users).set({ region_code: 'sulawesi' }).where(eq(users.id, regional.userId));
  const own = await registrationAt(app, { status: 'awaiting_approval', region: 'sulawesi' });
  const other = await registrationAt(app, { status: 'awaiting_approval', region: 'jbt' });
  const { id, version, documents } = other;
  const { list } = (await regional.call(registrationApi.list, { query: { search: 'Pangkalan Uji', limit: 100 } })).body
    .data;
  expect(list.map(row => row.id)).toContain(own.id);
  expect(new Set(list.map(row => row.region_code))).toEqual(new Set(['sulawesi']));
  const file = await regional.call(registrationApi.export, { query: { format: 'csv', search: other.name } });
  expect({ status: file.status, rows: file.headers['x-total-rows'] }).toEqual({ status: 200, rows: '0' });
  const document = { id: documents[0]!.id, name: documents[0]!.file_url.split('/').at(-1)! };
  const calls = await Promise.all([
    regional.send(registrationApi.one, { params: { id } }),
    regional.send(registrationApi.update, { body: { id, version, name: 'Lain' } }),
    regional.send(registrationApi.decide, { params: { id }, body: decision('approve', version) }),
    regional.send(registrationApi.check, {
      params: { id, document_id: documents[0]!.id },
      body: { verdict: 'pending', version },
    }),
    regional.send(registrationApi.present, { params: { id } }),
    regional.send(registrationApi.file, { params: document }),
  ]);
  expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  const many = await regional.call(registrationApi.approveMany, { body: { items: [{ id, version }] } });
  expect(many.body.data.list).toEqual([{ id, number: null, name: null, code: 404, message: expect.any(String) }]);
  const elsewhere = await registrationIn(app, 'jbt');
  expect((await regional.send(registrationApi.create, { body: elsewhere })).body.errors).toEqual({
    village_code: 'Desa/kelurahan ini di luar wilayah Anda',
  });
});

test('the queue is sorted by due date, and can be searched, filtered and sorted', async () => {
  const admin = await app.as('merchant');
  const word = `Antrean${randomUUID().slice(0, 6)}`;
  const { db } = app.database;
  const at = async (status: 'submitted' | 'document_review', name: string, due_at: string) => {
    const { id } = await registrationAt(app, { status, documents: [], input: { name: `${word} ${name}` } });
    await db.update(registrations).set({ due_at }).where(eq(registrations.id, id));
  };
  await at('document_review', 'Alfa', '2026-11-25T03:00:00.000Z');
  await at('submitted', 'Beta', '2026-11-24T03:00:00.000Z');
  const names = async (query: object) =>
    (await admin.call(registrationApi.list, { query: { search: word, ...query } })).body.data.list.map(({ name }) =>
      name.slice(word.length + 1),
    );
  expect(await names({})).toEqual(['Beta', 'Alfa']);
  expect(await names({ sort: 'name' })).toEqual(['Alfa', 'Beta']);
  const { phone, name } = (await admin.call(registrationApi.list, { query: { search: word } })).body.data.list[0]!;
  const byPhone = await admin.call(registrationApi.list, { query: { search: toLocalPhone(phone), limit: 100 } });
  expect(byPhone.body.data.list.map(row => row.name)).toContain(name);
  expect(await names({ status: 'document_review' })).toEqual(['Alfa']);
  expect(await names({ status: ['document_review', 'submitted'] })).toHaveLength(2);
  expect(await names({ group: 'waiting' })).toHaveLength(2);
  expect(await names({ group: 'documents' })).toEqual(['Alfa']);
  const [stored] = await db.select().from(registrations).where(eq(registrations.name, name));
  expect(await names({ province: stored!.province_code, regency: stored!.regency_code })).toHaveLength(2);
  expect(await names({ province: stored!.province_code === '91' ? '92' : '91' })).toEqual([]);
  const counts = (await admin.call(registrationApi.counts, { query: { search: word } })).body.data.list;
  expect(counts.toSorted((a, b) => (a.status < b.status ? -1 : 1))).toEqual([
    { status: 'document_review', registrations: 1 },
    { status: 'submitted', registrations: 1 },
  ]);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date());
  expect(await names({ start_date: today, end_date: today })).toHaveLength(2);
  expect(await names({ end_date: '2020-01-01' })).toEqual([]);
  expect(await names({ start_date: '2099-01-01' })).toEqual([]);
});

test('a registration sent twice with one key is created once', async () => {
  const admin = await app.as('merchant');
  const body = await registrationIn(app);
  const headers = { 'idempotency-key': randomUUID() };
  const [first, second] = await Promise.all([
    admin.send(registrationApi.create, { body, headers }),
    admin.send(registrationApi.create, { body, headers }),
  ]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect((second.body.data as { id: string }).id).toBe((first.body.data as { id: string }).id);
});

test('viewers are shown to others and removed when they leave', async () => {
  const [admin, superadmin] = await Promise.all([app.as('merchant'), app.as('superadmin')]);
  const { id, version } = await registrationAt(app, { status: 'submitted', documents: [] });
  await superadmin.call(registrationApi.present, { params: { id } });
  const { body } = await admin.call(registrationApi.present, { params: { id } });
  expect(body.data).toMatchObject({ version, viewers: [{ name: expect.any(String) }] });
  await superadmin.call(registrationApi.leave, { params: { id } });
  expect((await admin.call(registrationApi.one, { params: { id } })).body.data.viewers).toEqual([]);
});

test('other registrations with the same phone or identity number are listed as duplicates', async () => {
  const admin = await app.as('merchant');
  const first = await registrationAt(app, { status: 'submitted', documents: [] });
  const again = { owner_id_number: first.owner_id_number };
  const second = await registrationAt(app, { status: 'submitted', documents: [], input: again });
  const third = await registrationAt(app, { status: 'submitted', documents: [], input: { phone: first.phone } });
  const { duplicates } = (await admin.call(registrationApi.one, { params: { id: first.id } })).body.data;
  expect(duplicates.map(({ id, by }) => [id, by])).toEqual(
    expect.arrayContaining([
      [second.id, 'id_number'],
      [third.id, 'phone'],
    ]),
  );
});

test('scripts in any text are stored unchanged as text, or rejected on their field', async () => {
  const admin = await app.as('merchant');
  const registration = await registrationAt(app, { status: 'document_review', documents: [] });
  let { version } = registration;
  const { id } = registration;
  const change = (fields: object) => admin.send(registrationApi.update, { body: { id, version, ...fields } });
  const payloads = scriptPayloads.map(text => text.slice(0, 40).trim());
  for (let index = 0; index < payloads.length; index += 4) {
    const [name, address = 'Jl. A', bank_name = 'A', bank_account_name = 'A'] = payloads.slice(index, index + 4);
    const fields = { name, address, bank_name, bank_account_name };
    const { status, body } = await change(fields);
    expect({ status, data: body.data }).toEqual({ status: 200, data: expect.objectContaining(fields) });
    version += 1;
  }
  for (const owner_name of ['<script>attacked=1</script>', '" onfocus=attacked=1 "'])
    expect((await change({ owner_name })).body.errors).toEqual({
      owner_name: 'harus alfabet dan spesial karakter (titik, koma, petik tunggal)',
    });
});
