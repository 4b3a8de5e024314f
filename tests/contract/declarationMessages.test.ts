import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { withoutMessages } from '../../scripts/declaredDetails/withoutMessages';

const rest = (source: string) => withoutMessages(source, parseSync('messages.ts', source).program);

test('view-only messages are removed from a declaration, at the top level only', () => {
  const source = `export const id = {
  name: 'Kurir',
  fields: { name: 'Nama' },
  audit: { courier: { help: 'Tolong' } },
  help: { name: 'Seperti di KTP' },
};`;
  expect(rest(source)).toBe(`export const id = {name: 'Kurir',audit: { courier: { help: 'Tolong' } }};`);
});

test('imports used only by removed messages are removed too', () => {
  const source = `import { a } from './a';
import { b, c } from './b';
export const id = { name: b, fields: { ...a(c) } };`;
  expect(rest(source)).toBe(`
import { b } from './b';
export const id = {name: b};`);
});

test('a key of the same name as an import does not keep it', () => {
  const source = `import { courier } from './courier';
export const id = { name: 'Kurir', audit: { courier: {} }, fields: labelsOfRecord(courier) };`;
  expect(rest(source)).toBe(`
export const id = {name: 'Kurir',audit: { courier: {} }};`);
});

test('every stripped declaration still parses and has a name', () => {
  const resources = join(__dirname, '../../src/resources');
  const files = readdirSync(resources, { recursive: true }).map(String);
  const messages = files.filter(name => /(^|\/)messages\.ts$/.test(name));
  expect(messages.length).toBeGreaterThan(20);
  for (const name of messages) {
    const source = rest(readFileSync(join(resources, name), 'utf8'));
    const { errors } = parseSync(name, source);
    expect({ name, errors, named: /\b(name|title):/.test(source) }).toEqual({ name, errors: [], named: true });
  }
});

// the compiler cannot see it: the built console lacks half of them
test('only a declaration imports values from its messages', () => {
  const src = join(__dirname, '../../src');
  const sources = readdirSync(src, { recursive: true }).map(String);
  const readers = sources
    .filter(name => /^resources\/.*\.tsx?$/.test(name))
    .filter(name => {
      const source = readFileSync(join(src, name), 'utf8');
      return /^import \{.*\} from '.*\/messages';$/m.test(source) && !/\bdefine(Resource|Page)\(/.test(source);
    });
  expect(readers).toEqual([]);
});
