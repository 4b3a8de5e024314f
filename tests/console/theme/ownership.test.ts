import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const root = join(__dirname, '../../..');
const src = join(root, 'src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map(name => join(src, name));
const read = (file: string) => readFileSync(file, 'utf8');
const short = (file: string) => relative(src, file);

/** Style sheets of the whole page, imported by both entries. */
const ofThePage = new Set(['theme/base.css', 'theme/tokens.css', 'theme/font.css']);
const base = join(src, 'theme/base.css');
const sheets = files.filter(file => file.endsWith('.css') && !ofThePage.has(short(file)));
const modules = files.filter(file => /\.tsx?$/.test(file) && !short(file).startsWith('i18n'));

/** Allowed over 150 lines: one element in several forms, which only its own rules can tell apart. */
const long: Record<string, string> = {
  'ui/list/table/table.css': 'the same table as rows, as cards on a phone, and wider than its card',
};

/** Classes of Material UI and Leaflet: an owner's class beside them only raises a rule's specificity. */
const isForeign = (name: string) => name.startsWith('Mui') || name.startsWith('leaflet-');

/**
 * Returns the selectors of a sheet's rules as if none stood in another: `.a { &:hover { … } }` has `.a` and `.a:hover`. Those that an
 * at-rule makes conditional are told apart by `conditional`; declarations directly in a nested at-rule are of the selector around it.
 */
function rulesIn(css: string) {
  const rules: { selector: string; conditional: boolean }[] = [];
  const around: { selectors: string[]; conditional: boolean }[] = [];
  for (const [, text = '', mark] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around.pop();
    if (mark !== '{') continue;
    const { selectors: outer, conditional } = around.at(-1) ?? { selectors: [], conditional: false };
    const head = text.trim().replaceAll(/\s+/g, ' ');
    if (head.startsWith('@')) {
      around.push({ selectors: outer, conditional: true });
      continue;
    }
    const selectors = head
      .split(/,\s*(?![^(]*\))/)
      .flatMap(part => (outer.length === 0 ? [part] : outer.map(one => within(part, one))));
    rules.push({ selector: selectors.join(', '), conditional });
    around.push({ selectors, conditional });
  }
  return rules;
}

const within = (selector: string, outer: string) =>
  selector.includes('&') ? selector.replaceAll('&', outer) : `${outer} ${selector}`;

const selectorsIn = (css: string) => rulesIn(css).map(({ selector }) => selector);

const classesIn = (text: string) => [...text.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(match => match[1] as string);

const classesOf = (sheet: string) =>
  new Set(
    selectorsIn(read(sheet))
      .flatMap(classesIn)
      .filter(name => !isForeign(name)),
  );

/** Returns the words in a module's strings: possible class names. */
const choiceLabels = (module: string) =>
  new Set(
    [...read(module).matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap(match =>
      match
        .slice(1)
        .join(' ')
        .split(/[^\w-]+/),
    ),
  );

const words = new Map(modules.map(module => [module, choiceLabels(module)]));

/** Whether a module uses a class; one composed at run time is recognised by its prefix: `chip-${status}`. */
const isUsed = (name: string, folder: string) =>
  modules.some(module => {
    if (!dirname(module).startsWith(folder)) return false;
    const said = words.get(module);
    const dash = name.lastIndexOf('-');
    return said?.has(name) || (dash > 0 && said?.has(name.slice(0, dash + 1)));
  });

test('each class is styled in one stylesheet', () => {
  const owners = new Map<string, string[]>();
  for (const sheet of sheets)
    for (const name of classesOf(sheet)) owners.set(name, [...(owners.get(name) ?? []), short(sheet)]);
  expect([...owners].filter(([, owning]) => owning.length > 1)).toEqual([]);
});

test('a stylesheet is imported from its own folder only', () => {
  const strays = modules.flatMap(module =>
    [...read(module).matchAll(/import '(\.[^']+\.css)'/g)]
      .map(match => join(dirname(module), match[1] as string))
      .filter(sheet => dirname(sheet) !== dirname(module) && !ofThePage.has(short(sheet)))
      .map(sheet => `${short(module)} imports ${short(sheet)}`),
  );
  expect(strays).toEqual([]);
});

test('every stylesheet is imported', () => {
  const orphans = sheets.filter(
    sheet =>
      !modules.some(module => dirname(module) === dirname(sheet) && read(module).includes(`'./${basename(sheet)}'`)),
  );
  expect(orphans.map(short)).toEqual([]);
});

test('a stylesheet has at most 150 lines', () => {
  const tooLong = sheets.filter(sheet => read(sheet).split('\n').length > 151).map(short);
  expect(tooLong.filter(sheet => !long[sheet])).toEqual([]);
});

test('a class of a stylesheet is used in its folder or below', () => {
  const unused = sheets.flatMap(sheet =>
    [...classesOf(sheet)].filter(name => !isUsed(name, dirname(sheet))).map(name => `${short(sheet)}: ${name}`),
  );
  expect(unused).toEqual([]);
});

test('a class of the whole page is styled nowhere else', () => {
  const shared = classesOf(base);
  const again = sheets.flatMap(sheet =>
    selectorsIn(read(sheet))
      // what stands in brackets is only asked for: `:has(> .sr-only)`
      .filter(selector => classesIn(selector.replaceAll(/\([^()]*\)/g, '')).some(name => shared.has(name)))
      .map(selector => `${short(sheet)}: ${selector}`),
  );
  expect(again).toEqual([]);
});

test('a class of the whole page is used in several folders', () => {
  const folders = (name: string) =>
    new Set(modules.filter(module => words.get(module)?.has(name)).map(module => dirname(module))).size;
  expect([...classesOf(base)].filter(name => folders(name) < 2)).toEqual([]);
});

test('a class of a component is styled somewhere', () => {
  const styled = new Set([...sheets, base].flatMap(sheet => [...classesOf(sheet)]));
  const unknown = modules.flatMap(module =>
    [...read(module).matchAll(/className="([^"]+)"/g)]
      .flatMap(match => (match[1] as string).split(' '))
      .filter(name => !styled.has(name))
      .map(name => `${short(module)}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('Material UI’s classes are never styled by a resource without a class of its own', () => {
  const around = sheets
    .filter(sheet => short(sheet).startsWith('resources/'))
    .flatMap(sheet =>
      selectorsIn(read(sheet))
        .flatMap(selector => selector.split(','))
        // it is qualified by a class of its own: `.order-tab.MuiTab-root`
        .filter(selector => /(?:^|[\s>+~(])\.Mui/.test(selector.trim()))
        .map(selector => `${short(sheet)}: ${selector.trim()}`),
    );
  expect(around).toEqual([]);
});

test('a selector has only one rule in its stylesheet, apart from at-rules', () => {
  const twice = sheets.flatMap(sheet => {
    const selectors = rulesIn(read(sheet)).flatMap(({ selector, conditional }) => (conditional ? [] : [selector]));
    const again = selectors.filter((selector, at) => selectors.indexOf(selector) !== at);
    return again.map(selector => `${short(sheet)}: ${selector}`);
  });
  expect(twice).toEqual([]);
});
