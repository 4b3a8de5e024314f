import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DomainErrors } from '../../contract/core/defineErrors';
import { errorModules } from '../support/errorModules';

const root = join(__dirname, '../..');
const server = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .map(file => readFileSync(join(root, 'server', file), 'utf8'))
  .join('\n');

const groups = errorModules().flatMap(module => Object.entries(module));

test('every declared error is thrown somewhere in the server', () => {
  expect(groups.length).toBeGreaterThan(10);
  const unused = groups.flatMap(([group, errors]) =>
    Object.keys(errors)
      .filter(name => !new RegExp(`\\b${group}\\.${name}\\b`).test(server))
      .map(name => `${group}.${name}`),
  );
  expect(unused).toEqual([]);
});

test('no code, and no sentence of a domain, is declared twice', () => {
  const every = groups.flatMap(([, errors]) => Object.values<DomainErrors[string]>(errors));
  const codes = every.map(({ code }) => code);
  expect(codes.toSorted()).toEqual([...new Set(codes)].toSorted());
  for (const code of codes) expect(code).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/);
  for (const [, errors] of groups) {
    const sentences = Object.values<DomainErrors[string]>(errors).map(({ id }) => id);
    expect(sentences.toSorted()).toEqual([...new Set(sentences)].toSorted());
  }
});

test('the server throws no bare sentence', () => {
  expect(server).not.toMatch(/new HttpError\(\s*\w+,\s*['"`]/);
  expect(server).not.toMatch(/\b(?:notFound|invalidInput)\(\s*['"`]/);
});
