import { areaApi } from '../../../contract/area/areaApi';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const guest = () => app.as('tamu');

test('lists the whole country from regions to villages, each area with its parent', async () => {
  const person = await guest();
  const regions = (await person.call(areaApi.regions)).body.data.list;
  expect(regions.map(({ id }) => id)).toContain('jbt');
  const provinces = (await person.call(areaApi.provincesOf, { params: { id: 'jbt' } })).body.data.list;
  const yogya = provinces.find(({ name }) => /Yogyakarta/.test(name))!;
  expect(yogya).toMatchObject({ id: '34', region_id: 'jbt' });
  const regencies = (await person.call(areaApi.regenciesOf, { params: { id: yogya.id } })).body.data.list;
  expect(regencies.map(({ name }) => name)).toEqual(regencies.map(({ name }) => name).toSorted());
  const sleman = regencies.find(({ name }) => /Sleman/.test(name))!;
  expect(sleman).toMatchObject({ id: '34.04', province_id: '34' });
  const districts = (await person.call(areaApi.districtsOf, { params: { id: sleman.id } })).body.data.list;
  expect(districts).toHaveLength(17);
  const villages = (await person.call(areaApi.villagesOf, { params: { id: districts[0]!.id } })).body.data.list;
  expect(villages.length).toBeGreaterThan(1);
  expect(new Set(villages.map(({ district_id }) => district_id))).toEqual(new Set([districts[0]!.id]));
});

test('lists the regencies of several provinces, or all of them without a filter', async () => {
  const person = await guest();
  const of = async (province_id?: string[]) =>
    (await person.call(areaApi.regencies, { query: { province_id } })).body.data.list;
  expect(await of()).toHaveLength(514);
  expect(new Set((await of(['34', '33'])).map(({ province_id }) => province_id))).toEqual(new Set(['34', '33']));
  expect((await person.call(areaApi.provinces)).body.data.list).toHaveLength(38);
});

test('an unknown area has no children', async () => {
  const person = await guest();
  for (const id of ['99', "'; --", 'tidak ada'])
    expect((await person.call(areaApi.districtsOf, { params: { id } })).body.data.list).toEqual([]);
});

test('responses may be cached privately by the browser', async () => {
  const { headers } = await (await guest()).call(areaApi.regions);
  expect(headers['cache-control']).toBe('private, max-age=3600');
});
