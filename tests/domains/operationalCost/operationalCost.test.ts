import { addDays, jakartaDay } from '../../../contract/core/days';
import { fileApi } from '../../../contract/file';
import { type OperationalCost, operationalCostApi } from '../../../contract/operationalCost';
import { fourQuestions } from '../../support/fourQuestions';
import { startApp, type TestApp } from '../../support/startApp';
import { readCsv } from '../export/readCsv';
import { pdf } from '../registration/pdfs';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const fresh = (more: object = {}) => ({
  spent_on: '2020-02-29',
  kind: 'office' as const,
  description: 'Sewa kantor',
  amount: 1_250_000,
  region_code: null,
  ...more,
});
const make = async (more: object = {}) => {
  const { status, body } = await (await app.as('keuangan')).call(operationalCostApi.create, { body: fresh(more) });
  expect({ status, message: body.message }).toEqual({
    status: 201,
    message: 'Biaya Operasional berhasil ditambahkan',
  });
  return body.data;
};
const tomorrow = () => addDays(jakartaDay(), 1);
const toCome = () => `Tanggal paling lambat hari ini, ${jakartaDay()}`;

fourQuestions('adding a cost', {
  app: () => app,
  endpoint: operationalCostApi.create,
  as: 'keuangan',
  without: 'helpdesk',
  input: () => ({ body: fresh() }),
  bad: { field: 'amount', change: { amount: 0 }, message: 'Jumlah minimal 1' },
});

fourQuestions('changing a cost', {
  app: () => app,
  endpoint: operationalCostApi.update,
  as: 'keuangan',
  without: 'auditor',
  input: async () => {
    const { id, version } = await make();
    return { params: { id }, body: { ...fresh({ amount: 2_000_000 }), version } };
  },
  bad: { field: 'description', change: { description: ' ' }, message: 'Keterangan harus diisi' },
});

fourQuestions('deleting a cost', {
  app: () => app,
  endpoint: operationalCostApi.remove,
  as: 'keuangan',
  without: 'auditor',
  input: async () => ({ params: { id: (await make()).id } }),
});

test('a cost with a future date is rejected, when added or changed', async () => {
  const finance = await app.as('keuangan');
  const added = await finance.send(operationalCostApi.create, { body: fresh({ spent_on: tomorrow() }) });
  expect(added.body).toMatchObject({ code: 422, errors: { spent_on: toCome() } });
  const { id, version } = await make({ spent_on: jakartaDay() });
  const body = { ...fresh({ spent_on: tomorrow() }), version };
  const changed = await finance.send(operationalCostApi.update, { params: { id }, body });
  expect(changed.body).toMatchObject({ code: 422, errors: { spent_on: toCome() } });
});

test('the list is filtered by an inclusive date range, kind and region', async () => {
  const days = { start_date: '2019-05-01', end_date: '2019-05-31' };
  const [first, last, staff] = [
    await make({ spent_on: days.start_date, region_code: 'jbt' }),
    await make({ spent_on: days.end_date }),
    await make({ spent_on: '2019-05-15', kind: 'staff' }),
  ];
  await make({ spent_on: '2019-04-30' });
  await make({ spent_on: '2019-06-01' });
  const list = async (query: Record<string, unknown>) => {
    const { body } = await (await app.as('auditor')).call(operationalCostApi.list, { query: { ...days, ...query } });
    return body.data.list.map(({ id }: OperationalCost) => id);
  };
  expect(await list({})).toEqual([first.id, staff.id, last.id]);
  expect(await list({ kind: ['staff'] })).toEqual([staff.id]);
  expect(await list({ region_code: ['jbt'] })).toEqual([first.id]);
});

test('the demo has national and regional costs', async () => {
  const { body } = await (await app.as('keuangan')).call(operationalCostApi.list, { query: { limit: 100 } });
  const regions = body.data.list.map(({ region_code }) => region_code);
  expect(regions).toContain(null);
  expect(new Set(regions).size).toBeGreaterThan(2);
});

describe('the receipt of a cost', () => {
  const nota = { name: 'Nota sewa 1%.pdf', bytes: pdf() };

  fourQuestions('uploading it', {
    app: () => app,
    endpoint: fileApi.uploadPaper,
    as: 'keuangan',
    without: 'auditor',
    input: () => ({ file: nota }),
  });

  test('opens under its name only for readers of costs; exports contain the name', async () => {
    const finance = await app.as('keuangan');
    const stored = await finance.send(fileApi.uploadPaper, { file: nota });
    const { url } = stored.body.data as { url: string };
    expect(url).toMatch(/^\/api\/console\/paper\/[\w-]{36}\.pdf\/Nota%20sewa%201%25\.pdf$/);
    expect(await make({ description: 'Dengan bukti', receipt: url })).toMatchObject({ receipt: url });
    const [file = '', name = ''] = url.split('/').slice(-2).map(decodeURIComponent);
    const opened = await (await app.as('auditor')).send(fileApi.paper, { params: { file, name } });
    expect({ status: opened.status, raw: opened.raw }).toEqual({ status: 200, raw: nota.bytes });
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Nota%20sewa%201%25.pdf",
      'cache-control': 'no-store',
    });
    expect(await (await app.as('helpdesk')).send(fileApi.paper, { params: { file, name } })).toMatchObject({
      status: 403,
    });
    const renamed = await finance.send(fileApi.paper, { params: { file, name: 'setup.exe' } });
    expect(renamed.headers['content-disposition']).toBe("attachment; filename*=UTF-8''setup.exe.pdf");
    const unknown = { file: `x${file}`, name };
    expect(await finance.send(fileApi.paper, { params: unknown })).toMatchObject({ status: 404 });
    const query = { format: 'csv', columns: 'description,receipt', search: 'Dengan bukti' };
    const exported = await finance.send(operationalCostApi.export, { query });
    expect(readCsv(exported.raw.toString().slice(1))[1]).toEqual(['Dengan bukti', nota.name]);
  });

  test('must be a PDF or image, and a record can refer only to an uploaded one', async () => {
    const finance = await app.as('keuangan');
    const text = { name: 'nota.pdf', bytes: Buffer.from('nota') };
    expect(await finance.send(fileApi.uploadPaper, { file: text })).toMatchObject({
      status: 415,
      body: { errors: { file: expect.any(String) } },
    });
    const elsewhere = fresh({ receipt: 'https://elsewhere.test/nota.pdf' });
    expect(await finance.send(operationalCostApi.create, { body: elsewhere })).toMatchObject({
      status: 422,
      body: { errors: { receipt: expect.any(String) } },
    });
  });
});
