import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const pages = ['.', 'docs', 'tests', 'deploy']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' }).map(name => join(folder, name)),
  )
  .filter(path => path.endsWith('.md'))
  .toSorted();
const read = (page: string) => readFileSync(join(root, page), 'utf8');

/** Resources of the guides' examples, whose files do not exist. */
const EXAMPLE = /courier|cancellationReason/i;
const PATH = /^(?:contract|deploy|docs|scripts|server|src|tests)(?:\/[\w.-]+)+\/?$/;

/** Files and folders named in the text of a page, not those in its code blocks. */
function pathsIn(page: string): string[] {
  const prose = read(page).replace(/^```.*?^```/gms, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, code]) => code!)
    .filter(code => PATH.test(code) && !EXAMPLE.test(code));
}

const exists = (path: string) =>
  ['', '.ts', '.tsx', '.test.ts', '.mjs'].some(end => existsSync(join(root, path + end)));

const linksIn = (page: string) =>
  [...read(page).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(([, file, heading]) => ({
    target: file ? join(dirname(page), file) : page,
    heading,
  }));

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\p{L}\d\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

test('pages, paths and links are found', () => {
  expect(pages.length).toBeGreaterThan(70);
  expect(pages.flatMap(pathsIn).length).toBeGreaterThan(100);
  expect(pages.flatMap(linksIn).length).toBeGreaterThan(120);
});

// decisions tell what was, and name files that have gone since
test.each(pages.filter(page => !/decisions\/\d|CHANGELOG/.test(page)))(
  '%s names files and folders that exist',
  page => {
    expect(pathsIn(page).filter(path => !exists(path))).toEqual([]);
  },
);

test.each(pages)('%s links to pages and headings that exist', page => {
  const broken = linksIn(page).filter(
    ({ target, heading }) =>
      !existsSync(join(root, target)) || (heading && target.endsWith('.md') && !anchorsOf(target).includes(heading)),
  );
  expect(broken).toEqual([]);
});
