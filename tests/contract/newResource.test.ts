import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editsOf, filesOf } from '../../scripts/newResource/filesOf';
import { kinds } from '../../scripts/newResource/kinds';
import { spellingsOf } from '../../scripts/newResource/Names';
import { parseField, parseFields } from '../../scripts/newResource/parseFields';
import { type RepositoryCopy, repositoryCopy, SOURCES } from '../support/repositoryCopy';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** A field of each kind, some of them unique or optional. */
const typed = [
  'code:text:unique=Nomor lambung',
  'name:text',
  'note:longText?',
  'email:email?:unique',
  'phone:phone',
  'website:link?',
  'fee:money',
  'seats:number?',
  'capacity:decimal',
  'bought_on:day',
  'checked_at:moment?',
  'is_active:boolean',
  'fuel:choice:diesel,gasoline_92=Bahan bakar',
  'owned:choice?:own,rented',
  'papers:choices:tax,insurance=Surat',
  'extras:choices?:camera,radio',
  'region:region?',
  'base:area?',
  'merchant_id:reference:merchant=Pemilik',
  'manual:richText?',
  'photo:image?',
  'licence:file?=STNK',
];

/** Couriers as a team might need them: twelve fields, four rights, export, history, demo data, both languages. */
const courier = [
  'plate:text:unique=Nomor polisi',
  'name:text',
  'phone:phone',
  'region:region',
  'hired_on:day=Mulai bekerja',
  'born_on:day=Tanggal lahir',
  'photo:image?',
  'email:email?',
  'vehicle:choice:motor,mobil=Kendaraan',
  'wage:money=Upah',
  'note:longText?=Catatan',
  'is_active:boolean',
];

const copies: RepositoryCopy[] = [];
afterAll(() => {
  for (const { remove } of copies) remove();
});

function copyWith(...given: Parameters<typeof repositoryCopy>) {
  const copy = repositoryCopy(...given);
  copies.push(copy);
  return copy;
}

/** The files of the guide's example: each is the code block below its path, up to the section about views of one's own. */
function exampleOfGuide(): Map<string, string> {
  const [guide = ''] = read('docs/add-a-resource.md').split(/^## 4/m);
  const script = read('docs/add-a-resource.md').split(/^## 5/m)[1] ?? '';
  const blocks = /^`([\w./]+\.tsx?)`[^\n]*\n\n```ts\n(.*?)```/gms;
  return new Map([guide, script].flatMap(part => [...part.matchAll(blocks)].map(([, path, code]) => [path!, code!])));
}

describe('a resource written by new:resource', () => {
  const resource = { names: spellingsOf('sample-truck', 'truk contoh'), fields: parseFields(typed), order: 75 };
  const files = filesOf(resource, read);

  test('covers every kind of field in this test', () => {
    expect(new Set(resource.fields.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
  });

  test('has the files of a domain, and entries in both indexes and the permissions', () => {
    expect([...files.keys()]).toEqual([
      'contract/sampleTruck.ts',
      'server/domains/sampleTruck/table.ts',
      'server/domains/sampleTruck/index.ts',
      'src/resources/sampleTruck/index.ts',
      'src/resources/sampleTruck/messages.ts',
      'src/resources/sampleTruck/messages.en.ts',
      'tests/e2e/sampleTruck.spec.ts',
      'server/domains/index.ts',
      'src/resources/index.ts',
      'contract/rights/permissionGroups.ts',
      'contract/rights/permissions.ts',
      'src/i18n/en/rights.ts',
    ]);
    expect(files.get('contract/rights/permissions.ts')).toContain("can_delete_sample_truck: 'Menghapus truk contoh'");
  });

  test('passes the linter and the compiler once formatted, like the example of the guide, and both pass the generated tests', () => {
    const example = exampleOfGuide();
    expect([...example.keys()]).toEqual([
      'contract/cancellationReason.ts',
      'server/domains/cancellationReason/table.ts',
      'server/domains/cancellationReason/index.ts',
      'src/resources/cancellationReason/index.ts',
      'src/resources/cancellationReason/messages.ts',
      'src/resources/cancellationReason/messages.en.ts',
      'tests/e2e/cancellationReason.spec.ts',
    ]);
    const lists = ['server/domains/index.ts', 'src/resources/index.ts'];
    const edits = editsOf(spellingsOf('cancellation-reason'));
    const listed = lists.map(path => [path, edits[path]!(files.get(path)!)] as const);
    const copy = copyWith(new Map([...files, ...example, ...listed]), SOURCES);
    expect(copy.run('tsc', '--noEmit')).toBe('');
    expect(copy.run('drizzle-kit', 'generate', '--name', 'samples')).not.toContain('Warning');
    const suites = ['responses', 'permissionMatrix', 'fuzzWrites', 'repeatedAdditions'].map(
      name => `tests/domains/generated/${name}`,
    );
    const jest = (...args: string[]) => copy.run('jest', '--selectProjects', 'server', ...args);
    // of these the calls of the two; the rest passes outside the copy
    expect(jest('-t', 'sample-truck|cancellation-reason', '--', ...suites)).toMatch(/Tests: .*\b[2-9]\d passed/);
    jest('--', 'tests/domains/domains', 'tests/db/migrationSnapshot');
    copy.run('jest', '--selectProjects', 'console', '--', 'tests/console/catalogue');
  }, 1_200_000);

  test('takes at most 100 lines of its own for twelve fields, formatted and without blank lines', () => {
    const edited = new Set([...files.keys()].filter(path => !path.toLowerCase().includes('sample')));
    const twelve = filesOf(
      { names: spellingsOf('sample-courier', 'kurir contoh'), fields: parseFields(courier), order: 75 },
      read,
    );
    const copy = copyWith(twelve, []);
    const own = [...twelve.keys()].filter(path => !edited.has(path));
    const lines = own.flatMap(path =>
      copy
        .read(path)
        .split('\n')
        .filter(line => line.trim() !== ''),
    );
    expect(own).toHaveLength(7);
    expect(lines.length).toBeLessThanOrEqual(100);
  });
});

describe('a field as typed', () => {
  test('gives its kind, options and label', () => {
    expect(parseField('plate:text:unique=Nomor polisi')).toMatchObject({ unique: true, label: 'Nomor polisi' });
    expect(parseField('email:email?')).toMatchObject({ kind: 'email', optional: true, unique: false });
    expect(parseField('vehicle:choice:motor,mobil').choices).toEqual(['motor', 'mobil']);
    expect(parseField('area:region').name).toBe('region_code');
    expect(parseFields(['name:text', 'place:area']).map(({ name }) => name)).toEqual([
      'name',
      'province_code',
      'regency_code',
    ]);
  });

  test.each([
    ['Plate:text', 'Not a valid field name'],
    ['plate:txt', 'Unknown kind'],
    ['vehicle:choice', 'A choice needs its values'],
    ['role_id:reference', 'a reference its resource'],
    ['seat:regency', 'Unknown kind'],
    ['fee:money:unique', 'Only text fields can be unique'],
  ])('%s is rejected: %s', (field, message) => expect(() => parseField(field)).toThrow(message));

  test('a reference needs a resource with a table', () => {
    const fields = parseFields(['name:text', 'owner:reference:spaceship']);
    expect(() => filesOf({ names: spellingsOf('truck'), fields, order: 75 }, read)).toThrow("No table 'spaceships'");
  });

  test('a record needs a name, and unique field names', () => {
    expect(() => parseFields(['fee:money'])).toThrow('it names the record');
    expect(() => parseFields(['name:text', 'name:text'])).toThrow('Twice: name');
    expect(() => parseFields(['name:text', 'version:number'])).toThrow('already has: version');
  });
});
