import type { Page } from '../declarations/definePage';
import type { Resource } from '../declarations/defineResource';
import type { LocaleMessages } from '../i18n/loadEnglish';
import type { Messages } from '../i18n/merge';

interface Declared<Texts> {
  name: string;
  messages: Texts;
}

/** The messages of every resource and page, under the keys that react-admin and the layout expect. */
export const catalogueMessages = (resources: readonly Resource[], pages: readonly Page[]): LocaleMessages => ({
  id: () => ({ resources: indonesian(resources), pages: indonesian(pages) }),
  en: async () => ({ resources: await english(resources), pages: await english(pages) }),
});

const indonesian = (declared: readonly Declared<{ id: object }>[]): Messages =>
  Object.fromEntries(declared.map(({ name, messages }) => [name, messages.id as Messages]));

async function english(declared: readonly Declared<{ en: () => Promise<{ en: object }> }>[]): Promise<Messages> {
  const loaded = declared.map(async ({ name, messages }) => [name, (await messages.en()).en as Messages] as const);
  return Object.fromEntries(await Promise.all(loaded));
}
