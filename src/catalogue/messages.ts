import type { Page } from '../declarations/definePage';
import type { Resource } from '../declarations/defineResource';
import { type ErrorModule, englishErrors } from '../i18n/englishErrors';
import type { LocaleMessages } from '../i18n/loadEnglish';
import { type Messages, merge } from '../i18n/merge';
import type { CustomMessages } from './CustomMessages';

interface Declared<Texts> {
  name: string;
  messages: Texts;
}

/**
 * The messages of every resource and page, with the English of their errors, under the keys where react-admin and
 * the layout look for them. The Indonesian of views alone is among them once it is loaded.
 */
export const catalogueMessages = (
  resources: readonly Resource[],
  pages: readonly Page[],
  custom: CustomMessages,
): LocaleMessages => ({
  id: () => ({
    resources: merge(indonesian(resources), custom.loaded.resources),
    pages: merge(indonesian(pages), custom.loaded.pages),
  }),
  onIndonesianAdded: listener => custom.subscribe(listener),
  en: async () => ({
    resources: await english(resources),
    pages: await english(pages),
    ...englishErrors(await loadErrors([...resources, ...pages])),
  }),
});

const indonesian = (declared: readonly Declared<{ id: object }>[]): Messages =>
  Object.fromEntries(declared.map(({ name, messages }) => [name, flat(messages.id as Messages)]));

async function english(
  declared: readonly Declared<{ id: object; en: () => Promise<{ en: object }> }>[],
): Promise<Messages> {
  const { fields: common } = await import('../i18n/en/fields');
  const loaded = declared.map(async ({ name, messages }) => {
    const en = (await messages.en()).en as Messages;
    const { fields } = messages.id as { fields?: Messages };
    return [
      name,
      flat(fields ? { ...en, fields: { ...only(common, fields), ...(en.fields as Messages) } } : en),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

/** The common names of those fields that there are. */
const only = (common: Messages, fields: Messages): Messages =>
  Object.fromEntries(Object.entries(common).filter(([name]) => Object.hasOwn(fields, name)));

/** With the messages of its own views beside the common ones. */
function flat({ custom, ...common }: Messages): Messages {
  return typeof custom === 'object' ? { ...common, ...custom } : common;
}

const loadErrors = (declared: readonly { errors?: () => Promise<ErrorModule> }[]): Promise<ErrorModule[]> =>
  Promise.all(declared.flatMap(({ errors }) => errors?.() ?? []));
