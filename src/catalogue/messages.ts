import type { OwnMessages } from '../i18n/loadEnglish';
import type { Messages } from '../i18n/merge';
import { resources } from '../resources';
import { pages } from '../resources/pages';

interface Declared<Words> {
  name: string;
  messages: Words;
}

/** The words of every resource and page, under the keys where react-admin and the layout look for them. */
export const ownMessages: OwnMessages = {
  id: () => ({ resources: indonesian(resources), pages: indonesian(pages) }),
  en: async () => ({ resources: await english(resources), pages: await english(pages) }),
};

const indonesian = (declared: readonly Declared<{ id: object }>[]): Messages =>
  Object.fromEntries(declared.map(({ name, messages }) => [name, messages.id as Messages]));

async function english(declared: readonly Declared<{ en: () => Promise<{ en: object }> }>[]): Promise<Messages> {
  const loaded = declared.map(async ({ name, messages }) => [name, (await messages.en()).en as Messages] as const);
  return Object.fromEntries(await Promise.all(loaded));
}
