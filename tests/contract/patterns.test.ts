// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the checked files contain templates
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPatterns } from '../../scripts/checkPatterns.mjs';
import { patternsOf } from '../../scripts/patternsOf.mjs';

/** Checks a checkout of one file. */
function faultsOf(text: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'patterns-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/a.ts'), text);
  return checkPatterns(folder, ['server']);
}

const sourcesOf = (text: string) => patternsOf('a.ts', text).map(({ source, flags }) => [source, flags]);

test.each([
  ['a literal', 'text.replace(/<[^>]*>/g, "")', ['<[^>]*>', 'g']],
  ['one within a type cast', 'export const a = (b as string).match(/a+/iu)!', ['a+', 'iu']],
  ['a constructor', "new RegExp('a\\\\d', 'g')", ['a\\d', 'g']],
  ['a constructor without new', "RegExp('a')", ['a', '']],
  ['joined text', "const END = '$'; new RegExp('a' + 'b' + END)", ['ab$', '']],
  ['a template', 'const WORD = "\\d+"; new RegExp(`^${WORD}$`)', ['^d+$', '']],
  ['a raw template', "const A = 'x'; new RegExp(String.raw`\\s${A}`, 'u')", ['\\sx', 'u']],
  ['a template around another literal', 'const A = /b+/; new RegExp(`"${A.source}"`)', ['"b+"', '']],
])('%s is found', (_, text, pattern) => expect(sourcesOf(text)).toContainEqual(pattern));

test.each([
  ['a parameter', 'const a = (b: string) => new RegExp(`^${b}$`)'],
  ['a call', "new RegExp(words.join('|'))"],
  ['a variable that may change', "let a = 'x'; new RegExp(a)"],
])('a pattern of %s is reported, since nobody can judge it', async (_, text) => {
  expect(await faultsOf(text)).toEqual([expect.stringMatching(/^server\/a\.ts:1 a pattern is built while running/)]);
});

test('a pattern that grows with the square of its text is reported with its place, others are not', async () => {
  expect(await faultsOf('const a = /\\s+/;\nconst b = /\\s+$/;\n')).toEqual([
    expect.stringMatching(/^server\/a\.ts:2 a pattern is slow, 2nd degree polynomial .*: \/\\s\+\$\/$/),
  ]);
});

test('a comment with the bound excuses a pattern, and one without need is reported', async () => {
  const excuse = '// recheck: at most 10 characters, judged by the schema';
  expect(await faultsOf(`${excuse}\nconst b = /\\s+$/;\nconst c = /\\d+$/; ${excuse}`)).toEqual([]);
  expect(await faultsOf(`${excuse}\nconst b = /a/;`)).toEqual([
    'server/a.ts:2 a pattern needs no excuse: recheck: at most 10 characters, judged by the schema',
  ]);
});
