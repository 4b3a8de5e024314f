import { screen, waitFor, within } from '@testing-library/react';
import { areaApi } from '../../../contract/area/areaApi';
import { historyApi } from '../../../contract/history';
import { crudAccess, crudApi } from '../../../contract/record/crudApi';
import { defineRecord } from '../../../contract/record/defineRecord';
import type { AnyField } from '../../../contract/record/Field';
import * as kinds from '../../../contract/record/kinds';
import { labelsOfRecord } from '../../../contract/record/labels';
import { crudEndpoints } from '../../../src/dataProvider/crudEndpoints';
import { crudPaths } from '../../../src/declarations/crudPaths';
import { defineResource, type Resource } from '../../../src/declarations/defineResource';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { renderDefault } from '../support/renderDefault';

const PLACES = { list: 'Utara', stop: 'Selatan' };
const OWNER = '853a4ca2-276d-4026-a04d-8db888832386';

interface Case {
  /** The function of `contract/record/kinds.ts`. */
  kind: keyof typeof kinds;
  field: AnyField;
  value: unknown;
  /** The text of its cell in a list; null for a field that lists do not show. */
  cell: string | null;
  /** Its text on the page of a record. */
  fact: string;
  /** The role of its input, of which a file has none; null for a field that nobody fills in. */
  input: string | null;
  /** The button of its filter. */
  filter?: true;
}

const filtered = { filtered: true } as const;
const later = '2026-11-21T07:05:00.000Z';

/** A field of each kind. */
const cases: Record<string, Case> = {
  name: {
    kind: 'text',
    field: kinds.text('Nama', { max: 60, sorted: 'first', searched: true }),
    value: 'Budi',
    cell: 'Budi',
    fact: 'Budi',
    input: 'textbox',
  },
  plate: {
    kind: 'text',
    field: kinds.text('Nomor polisi', { max: 12, unique: true }),
    value: 'AB 1',
    cell: 'AB 1',
    fact: 'AB 1',
    input: 'textbox',
  },
  note: {
    kind: 'longText',
    field: kinds.longText('Catatan', { max: 500, optional: true }),
    value: 'baris satu\nbaris dua',
    cell: null,
    fact: 'baris satu baris dua',
    input: 'textbox',
  },
  manual: {
    kind: 'richText',
    field: kinds.richText('Petunjuk', { max: 900, optional: true }),
    value: '<p>Pakai <b>helm</b></p>',
    cell: null,
    fact: 'Pakai helm',
    input: 'textbox',
  },
  mail: {
    kind: 'email',
    field: kinds.email('Surel'),
    value: 'budi@merchants.test',
    cell: 'budi@merchants.test',
    fact: 'budi@merchants.test',
    input: 'textbox',
  },
  site: {
    kind: 'link',
    field: kinds.link('Situs', { optional: true }),
    value: 'https://www.merchants.test/budi',
    cell: null,
    fact: 'https://www.merchants.test/budi',
    input: 'textbox',
  },
  phone: {
    kind: 'phone',
    field: kinds.phone('Telepon', { searched: true }),
    value: '+6281200000101',
    cell: '0812-0000-0101',
    fact: '0812-0000-0101',
    input: 'textbox',
  },
  wage: {
    kind: 'money',
    field: kinds.money('Upah'),
    value: 12_500,
    cell: 'Rp12.500',
    fact: 'Rp12.500',
    input: 'textbox',
  },
  seats: {
    kind: 'integer',
    field: kinds.integer('Kursi'),
    value: 1_250,
    cell: '1.250',
    fact: '1.250',
    input: 'textbox',
  },
  load: {
    kind: 'decimal',
    field: kinds.decimal('Muatan', 2),
    value: 1_250.5,
    cell: '1.250,5',
    fact: '1.250,5',
    input: 'textbox',
  },
  hired_on: {
    kind: 'day',
    field: kinds.day('Mulai', filtered),
    value: '2026-11-21',
    cell: '21 Nov 2026',
    fact: '21 Nov 2026',
    input: 'textbox',
    filter: true,
  },
  checked_at: {
    kind: 'moment',
    field: kinds.moment('Diperiksa'),
    value: later,
    cell: '21 Nov 2026, 14.05',
    fact: '21 Nov 2026, 14.05 WIB',
    input: 'textbox',
  },
  created_at: {
    kind: 'timestamp',
    field: kinds.timestamp('Dibuat'),
    value: later,
    cell: '21 Nov 2026, 14.05',
    fact: '21 Nov 2026, 14.05 WIB',
    input: null,
  },
  is_active: {
    kind: 'boolean',
    field: kinds.boolean('Aktif', { default: true, filtered: true }),
    value: true,
    cell: 'Ya',
    fact: 'Ya',
    input: 'switch',
    filter: true,
  },
  place: {
    kind: 'choice',
    field: kinds.choice('Letak', PLACES, filtered),
    value: 'list',
    cell: 'Utara',
    fact: 'Utara',
    input: 'combobox',
    filter: true,
  },
  mood: {
    kind: 'status',
    field: kinds.status('Keadaan', { active: 'Sehat', inactive: 'Sakit' }, filtered),
    value: 'active',
    cell: 'Sehat',
    fact: 'Sehat',
    input: 'combobox',
    filter: true,
  },
  papers: {
    kind: 'severalChoices',
    field: kinds.severalChoices('Surat', { tax: 'Pajak', kir: 'KIR' }, filtered),
    value: ['tax', 'kir'],
    cell: 'Pajak, KIR',
    fact: 'Pajak, KIR',
    input: 'group',
    filter: true,
  },
  state: {
    kind: 'derived',
    field: kinds.derived(
      'Status',
      { active: 'Bertugas', inactive: 'Libur' },
      { inactive: { is_active: false }, active: {} },
      filtered,
    ),
    value: 'active',
    cell: 'Bertugas',
    fact: 'Bertugas',
    input: null,
    filter: true,
  },
  region_code: {
    kind: 'region',
    field: kinds.region('Wilayah', filtered),
    value: 'sulawesi',
    cell: 'Sulawesi',
    fact: 'Sulawesi',
    input: 'combobox',
    filter: true,
  },
  province_code: {
    kind: 'province',
    field: kinds.province('Provinsi', filtered),
    value: '34',
    cell: 'DI Yogyakarta',
    fact: 'DI Yogyakarta',
    input: 'combobox',
  },
  regency_code: {
    kind: 'regency',
    field: kinds.regency('Kabupaten/Kota', filtered),
    value: '34.04',
    cell: 'Kabupaten Sleman',
    fact: 'Kabupaten Sleman',
    input: 'combobox',
  },
  photo: {
    kind: 'image',
    field: kinds.image('Foto', { optional: true }),
    value: '/files/foto.webp',
    cell: null,
    fact: '',
    input: 'region',
  },
  licence: {
    kind: 'paper',
    field: kinds.paper('SIM', { optional: true }),
    value: '/api/console/paper/a.pdf/SIM%20Budi.pdf',
    cell: 'SIM Budi.pdf',
    fact: 'SIM Budi.pdf',
    input: 'file',
  },
  place_region: {
    kind: 'regionFrom',
    field: kinds.regionFrom('Wilayah kurir', 'regency_code'),
    value: 'jbb',
    cell: 'JBB',
    fact: 'JBB',
    input: null,
  },
  merchant_id: {
    kind: 'reference',
    field: kinds.reference('Pemilik', 'merchant', filtered),
    value: OWNER,
    cell: null,
    fact: 'Toko Maju',
    input: 'combobox',
    filter: true,
  },
};

const record = defineRecord(
  'banner',
  Object.fromEntries(Object.entries(cases).map(([name, { field }]) => [name, field])),
);
const api = crudApi(record, { list: '/v1/cms/trials', one: '/v1/cms/trial', access: crudAccess('banner') });
const labels = labelsOfRecord(record);

const resourceWith = (more: Partial<Resource> = {}) =>
  defineResource({
    name: 'banner',
    paths: { ...crudPaths('/trial'), show: '/trial/detail/:id?' },
    endpoints: crudEndpoints(api),
    recordRepresentation: 'name',
    messages: { id: { name: 'Kurir', audit: { banner: {} }, fields: labels }, en: async () => ({ en: {} }) } as never,
    ...more,
  } as never) as unknown as Resource;
const resource = resourceWith();

const stored = {
  id: 'a',
  version: 1,
  ...Object.fromEntries(Object.entries(cases).map(([name, { value }]) => [name, value])),
};
const rendered = { at: '/trial', records: [stored], names: { merchant: { [OWNER]: 'Toko Maju' } } };

const areas: Record<string, object[]> = {
  [areaApi.regions.path]: [],
  [areaApi.provinces.path]: [{ id: '34', name: 'DI Yogyakarta' }],
  [areaApi.regencies.path]: [{ id: '34.04', name: 'Kabupaten Sleman' }],
  [areaApi.regenciesOf.path.replace('{id}', '34')]: [{ id: '34.04', name: 'Kabupaten Sleman' }],
};
const changes = [
  {
    id: 1,
    at: later,
    actor: { id: null, name: 'Ratna' },
    action: 'create',
    label: 'Budi',
    changes: [],
  },
  {
    id: 2,
    at: later,
    actor: { id: null, name: 'Ratna' },
    action: 'update',
    label: 'Budi',
    changes: [{ field: 'merchant_id', before: null, after: OWNER }],
    names: { [OWNER]: 'Toko Maju' },
  },
];
const historyPath = historyApi.list.path.replace('{entity}', 'banner').replace('{id}', 'a');

let asked: string[];
let errors: string[];
beforeEach(() => {
  asked = [];
  errors = [];
  jest.spyOn(console, 'error').mockImplementation((...said) => {
    // jsdom does not know <search>
    if (!String(said[0]).includes('is unrecognized in this browser')) errors.push(said.join(' '));
  });
  fakeServer(({ url }) => {
    asked.push(url);
    const meta = { page: 1, total_page: 1, total: 1 };
    if (url.startsWith(historyPath)) return { body: envelope({ list: changes, meta }) };
    return { body: envelope(areas[url] ? { list: areas[url] } : null) };
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(errors).toEqual([]);
});

const each = Object.entries(cases).map(([name, one]) => ({ name, label: one.field.label, ...one }));

it('is tested with a field of every kind', () => {
  expect(new Set(each.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
});

describe('the list', () => {
  const listed = each.filter(({ cell }) => cell !== null);
  const all = `/trial?columns=${listed.map(({ name }) => name).join(',')}`;

  it('begins with the name, ends with the states, and hides what is beyond seven columns', async () => {
    await renderDefault(resource, 'list', rendered);
    await screen.findByRole('link', { name: 'Budi' });
    const heads = screen.getAllByRole('columnheader').map(head => head.textContent);
    expect(heads.filter(head => head && head !== 'Tindakan')).toEqual([
      'Nama',
      'Nomor polisi',
      'Surel',
      'Telepon',
      'Aktif',
      'Keadaan',
      'Status',
    ]);
  });

  it('shows a value of each kind that fits a cell', async () => {
    await renderDefault(resource, 'list', { ...rendered, at: all });
    const row = (await screen.findByRole('link', { name: 'Budi' })).closest('tr')!;
    await within(row).findByText('Kabupaten Sleman');
    const cells = within(row).getAllByRole('cell');
    const shown = Object.fromEntries(cells.map(cell => [cell.dataset.label, cell.textContent]));
    const wanted = listed.slice(1).map(({ label, cell }) => [label, cell]);
    expect(shown).toMatchObject(Object.fromEntries(wanted));
    // the picture is beside the name
    expect(within(row).getByRole('presentation', { hidden: true })).toHaveAttribute(
      'src',
      expect.stringContaining('foto'),
    );
  });

  it('shows the name that comes with a reference, instead of reading each record', async () => {
    const records = [{ ...stored, merchant_name: 'Toko Jaya' }];
    const at = '/trial?columns=name,merchant_name';
    await renderDefault(resource, 'list', { at, records });
    expect(await screen.findByRole('cell', { name: 'Toko Jaya' })).toHaveAttribute('data-label', 'Pemilik');
    expect(screen.queryByText(OWNER)).toBeNull();
  });

  it('has a filter for each field that is filtered, one for all levels of an area, and a search', async () => {
    await renderDefault(resource, 'list', rendered);
    await screen.findByRole('link', { name: 'Budi' });
    for (const { label } of each.filter(({ filter }) => filter))
      expect(await screen.findByRole('button', { name: new RegExp(`^${label}`) })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Area/ })).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeVisible();
  });

  it('switches selected records, and offers no selection to users who may not change them', async () => {
    const { user, saved } = await renderDefault(resource, 'list', rendered);
    await user.click(await screen.findByRole('checkbox', { name: 'Pilih Budi' }));
    await user.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(saved.mock.calls[0]![1].data).toMatchObject({ ...stored, is_active: false });
  });

  it('offers no selection to users who may not change records', async () => {
    await renderDefault(resource, 'list', { ...rendered, may: action => action === 'list' });
    await screen.findByText('Budi');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('lets users delete selected records whom it offers no switch', async () => {
    const may = (action: string) => action !== 'edit';
    const { user } = await renderDefault(resource, 'list', { ...rendered, may });
    await user.click(await screen.findByRole('checkbox', { name: 'Pilih Budi' }));
    const bar = within(await screen.findByRole('toolbar'));
    expect(bar.getByRole('button', { name: 'Hapus' })).toBeVisible();
    expect(bar.queryByRole('button', { name: 'Nonaktifkan' })).toBeNull();
  });

  it('duplicates everything except what is unique', async () => {
    const { user, router } = await renderDefault(resource, 'list', rendered);
    await user.click(await screen.findByRole('button', { name: /Budi/ }));
    await user.click(await screen.findByRole('menuitem', { name: /Duplikat|Gandakan/ }));
    const { id: _id, version: _version, ...copy } = stored as Record<string, unknown>;
    const left = ['plate', ...each.filter(({ input }) => input === null).map(({ name }) => name)];
    for (const name of left) delete copy[name];
    expect(router.state.location.state).toEqual({ record: copy });
  });
});

describe('the form', () => {
  it.each(each)('has for $kind what its kind is entered with: $input', async ({ label, input }) => {
    await renderDefault(resource, 'create', { records: [], at: '/trial/add', names: rendered.names });
    await screen.findByRole('textbox', { name: /^Nama/ });
    const name = new RegExp(`^${label}`);
    if (input === null) expect(screen.queryByLabelText(name)).toBeNull();
    else if (input === 'file') expect(await screen.findByLabelText(name)).toHaveAttribute('type', 'file');
    else expect((await screen.findAllByRole(input, { name })).length).toBeGreaterThan(0);
  });

  it('changes a record', async () => {
    const { user, saved } = await renderDefault(resource, 'edit', { ...rendered, at: '/trial/edit/a' });
    const name = await screen.findByRole('textbox', { name: /^Nama/ });
    await user.clear(name);
    await user.type(name, 'Sari');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.calls[0]![1].data).toMatchObject({ name: 'Sari', plate: 'AB 1', version: 1 });
  });

  it('opens over the list of a resource without a page for it', async () => {
    const over = resourceWith({ paths: { list: '/trial' }, formOverList: true });
    await renderDefault(over, 'list', { ...rendered, at: '/trial?ubah=a' });
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('textbox', { name: /^Nama/ })).toHaveValue('Budi');
    expect(within(dialog).getByRole('combobox', { name: /^Provinsi/ })).toBeVisible();
  });
});

describe('the page of a record', () => {
  const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling!;

  it('shows a value of each kind, and the history beside them', async () => {
    await renderDefault(resource, 'show', { ...rendered, at: '/trial/detail/a' });
    await screen.findByText('Kabupaten Sleman');
    await screen.findByText('Toko Maju');
    for (const { label, fact } of each) expect(`${label}: ${text(factOf(label))}`).toBe(`${label}: ${fact}`);
    expect(factOf('Foto').querySelector('img')).toHaveAttribute('src', expect.stringContaining('foto'));
    expect(factOf('Situs').querySelector('a')).toHaveAttribute('href', 'https://www.merchants.test/budi');
    const history = within(screen.getByRole('region', { name: 'Riwayat' }));
    expect(await history.findByText('Ratna mengisi Pemilik dengan “Toko Maju”.')).toBeVisible();
  });

  it('shows a dash for what is empty', async () => {
    const empty = Object.fromEntries(
      each.map(({ name, field }) => [name, field.optional ? null : stored[name as 'id']]),
    );
    await renderDefault(resource, 'show', { ...rendered, records: [{ ...empty, id: 'a' }], at: '/trial/detail/a' });
    await screen.findByText('Budi');
    for (const { label, field } of each) if (field.optional) expect(text(factOf(label))).toBe('–');
  });

  it('asks for no history of records that have none', async () => {
    await renderDefault(resourceWith({ history: false }), 'show', { ...rendered, at: '/trial/detail/a' });
    await screen.findByText('Toko Maju');
    expect(screen.queryByText('Riwayat')).toBeNull();
    expect(asked.filter(url => url.startsWith(historyPath))).toEqual([]);
  });

  const text = (element: Element) => element.textContent!.replaceAll(/\s+/g, ' ').trim();
});

it.each([
  ['list', { list: '/trial' }, ['create']],
  ['show', { show: '/trial/:id' }, ['getList']],
  ['edit', { edit: '/trial/:id' }, ['getOne', 'create']],
  ['ledger', { ledger: '/trial/:id/ledger' }, ['getOne', 'getList']],
])(
  'a resource with a path for %s, but no view and no calls to derive one from, does not start',
  (action, paths, calls) => {
    const endpoints = Object.fromEntries(Object.entries(crudEndpoints(api)).filter(([name]) => calls.includes(name)));
    expect(() => resourceWith({ paths, endpoints } as never)).toThrow(
      `Resource 'banner': '${action}' has neither a view nor the calls for one.`,
    );
  },
);
