import english from 'ra-language-english';
import { en } from '../../../src/i18n/en';
import { id } from '../../../src/i18n/id';
import { rights } from '../../../src/i18n/id/rights';
import { type Messages, merge, type WithCustom } from '../../../src/i18n/merge';
import { appCatalogue, appMessages } from '../support/appCatalogue';

function flat(messages: Messages, prefix = ''): Record<string, string> {
  const entries = Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flat(value, `${prefix}${key}.`)),
  );
  return Object.fromEntries(entries);
}

const placeholders = (text: string) => [...new Set(text.toLowerCase().match(/%?\{\w+\}/g))].sort();
const reactAdmin = flat(english as unknown as Messages);
const indonesian = flat(id);

/** The messages of the start and those loaded with views. */
async function allIndonesian(): Promise<Messages> {
  const { resources, pages } = appCatalogue;
  return merge(appMessages.id(), { resources: await customOf(resources), pages: await customOf(pages) });
}

async function customOf(declared: readonly { name: string; messages: WithCustom }[]): Promise<Messages> {
  const custom = declared.map(async ({ name, messages }) => [name, (await messages.custom?.())?.custom ?? {}] as const);
  return Object.fromEntries(await Promise.all(custom));
}

test('Indonesian has exactly the 164 keys of react-admin', () => {
  const ours = Object.keys(indonesian).filter(key => key.startsWith('ra.'));
  expect(Object.keys(reactAdmin)).toHaveLength(164);
  expect(ours.sort()).toEqual(Object.keys(reactAdmin).sort());
});

test.each(Object.entries(reactAdmin))('%s has the same placeholders', (key, text) => {
  expect(placeholders(indonesian[key]!)).toEqual(placeholders(text));
});

test('no Indonesian text has English plural forms or is left in English', async () => {
  for (const [key, text] of Object.entries({ ...indonesian, ...flat(await allIndonesian()) }))
    expect(`${key}: ${text}`).not.toContain('||||');
  const same = Object.keys(reactAdmin).filter(
    key => reactAdmin[key] === indonesian[key] && /[a-z]/i.test(reactAdmin[key]!),
  );
  // words that both languages share, and texts made only of placeholders
  expect(same).toEqual(['ra.page.edit', 'ra.page.list', 'ra.page.show', 'ra.auth.email']);
});

test('English has the same keys and placeholders as Indonesian, including the console’s own messages', async () => {
  // the server sends errors in Indonesian: their English has its own test
  const { errors: _, ...common } = en;
  const { errors: _errors, ...own } = await appMessages.en();
  const [ours, theirs] = [flat({ ...id, rights, own: await allIndonesian() }), flat({ ...common, own })];
  expect(Object.keys(theirs).sort()).toEqual(Object.keys(ours).sort());
  // titles use the capitalised name in Indonesian, the lower-case one in English
  const alike = (key: string, text: string) =>
    placeholders(key.startsWith('app.page.') ? text.replace('%{noun}', '%{name}') : text);
  for (const [key, text] of Object.entries(ours))
    expect([key, alike(key, theirs[key]!)]).toEqual([key, alike(key, text)]);
});
