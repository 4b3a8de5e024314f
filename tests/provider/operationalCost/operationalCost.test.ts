import { addDays, jakartaDay } from '../../../contract/core/days';
import { type OperationalCost, operationalCostApi } from '../../../contract/operationalCost';
import { fourQuestions } from '../../support/fourQuestions';
import { startApp, type TestApp } from '../../support/startApp';

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
const toCome = () => `Tanggal paling akhir hari ini, ${jakartaDay()}`;

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

test('a cost of a day to come is refused, added or changed', async () => {
  const finance = await app.as('keuangan');
  const added = await finance.send(operationalCostApi.create, { body: fresh({ spent_on: tomorrow() }) });
  expect(added.body).toMatchObject({ code: 422, errors: { spent_on: toCome() } });
  const { id, version } = await make({ spent_on: jakartaDay() });
  const body = { ...fresh({ spent_on: tomorrow() }), version };
  const changed = await finance.send(operationalCostApi.update, { params: { id }, body });
  expect(changed.body).toMatchObject({ code: 422, errors: { spent_on: toCome() } });
});

test('the list is filtered by days, both within, by kind and region', async () => {
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

test('the demo has costs of the whole country and of regions', async () => {
  const { body } = await (await app.as('keuangan')).call(operationalCostApi.list, { query: { limit: 100 } });
  const regions = body.data.list.map(({ region_code }) => region_code);
  expect(regions).toContain(null);
  expect(new Set(regions).size).toBeGreaterThan(2);
});
