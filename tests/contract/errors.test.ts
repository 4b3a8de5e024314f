import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DomainErrors } from '../../contract/core/defineErrors';
import { errorModules } from '../support/errorModules';

const root = join(__dirname, '../..');
const sourceOf = (tree: string) =>
  readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(join(root, tree, file), 'utf8'))
    .join('\n');
const server = sourceOf('server');
// a rule of the contract returns its error to the server, which throws it
const used = `${server}\n${sourceOf('contract')}`;

const groups = errorModules().flatMap(module => Object.entries(module));

test('every declared error is used by the server or by a rule of the contract', () => {
  expect(groups.length).toBeGreaterThan(10);
  const unused = groups.flatMap(([group, errors]) =>
    Object.keys(errors)
      // a group that is a table of reasons is looked up by its keys, whose type has no others
      .filter(name => !new RegExp(`\\b${group}(?:\\.${name}\\b|\\[)`).test(used))
      .map(name => `${group}.${name}`),
  );
  expect(unused).toEqual([]);
});

test('no code is declared twice, nor any message within a domain', () => {
  const every = groups.flatMap(([, errors]) => Object.values<DomainErrors[string]>(errors));
  const codes = every.map(({ code }) => code);
  expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted());
  for (const code of codes) expect(code).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/);
  for (const [, errors] of groups) {
    const sentences = Object.values<DomainErrors[string]>(errors).map(({ id }) => id);
    expect(sentences.toSorted()).toEqual([...new Set(sentences)].toSorted());
  }
});

test('the server throws no error with a literal message', () => {
  expect(server).not.toMatch(/new HttpError\(\s*\w+,\s*['"`]/);
  expect(server).not.toMatch(/\b(?:notFound|invalidInput)\(\s*['"`]/);
});
