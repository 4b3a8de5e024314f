import type { Page } from '../declarations/definePage';
import type { Resource } from '../declarations/defineResource';
import { type ErrorModule, englishErrors } from '../i18n/englishErrors';
import type { LocaleMessages } from '../i18n/loadEnglish';
import { type Messages, merge } from '../i18n/merge';
import type { CustomMessages, MessageSource } from './CustomMessages';

/** Messages loaded along with views. */
interface Later {
  messages: CustomMessages;
  /** Those that the build moved out of the declarations. */
  details: readonly MessageSource[];
}

interface Declared<Texts> {
  name: string;
  messages: Texts;
}

/**
 * Returns the messages of every resource and page, with the English of their errors, under the keys where react-admin and
 * the layout look for them. Indonesian messages used only by views are included once they are loaded.
 */
export const catalogueMessages = (
  resources: readonly Resource[],
  pages: readonly Page[],
  { messages: custom, details }: Later,
): LocaleMessages => {
  const id = () => merge({ resources: indonesian(resources), pages: indonesian(pages) }, custom.loaded);
  return {
    id,
    onIndonesianAdded: listener => custom.subscribe(listener),
    en: async () => {
      // these define which fields exist; any of them may have a common name
      await custom.load(details);
      const known = id();
      return {
        resources: await english(resources, known.resources as Messages),
        pages: await english(pages, known.pages as Messages),
        ...englishErrors(await loadErrors([...resources, ...pages])),
      };
    },
  };
};

const indonesian = (declared: readonly Declared<{ id: object }>[]): Messages =>
  Object.fromEntries(declared.map(({ name, messages }) => [name, flat(messages.id as Messages)]));

async function english(
  declared: readonly Declared<{ en: () => Promise<{ en: object }> }>[],
  indonesianOf: Messages,
): Promise<Messages> {
  const { fields: common } = await import('../i18n/en/fields');
  const loaded = declared.map(async ({ name, messages }) => {
    const en = (await messages.en()).en as Messages;
    const { fields } = indonesianOf[name] as { fields?: Messages };
    return [
      name,
      flat(fields ? { ...en, fields: { ...only(common, fields), ...(en.fields as Messages) } } : en),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

/** Keeps the common names of existing fields. */
const only = (common: Messages, fields: Messages): Messages =>
  Object.fromEntries(Object.entries(common).filter(([name]) => Object.hasOwn(fields, name)));

/** Lifts the messages under `custom` to the level of the common ones. */
function flat({ custom, ...common }: Messages): Messages {
  return typeof custom === 'object' ? { ...common, ...custom } : common;
}

const loadErrors = (declared: readonly { errors?: () => Promise<ErrorModule> }[]): Promise<ErrorModule[]> =>
  Promise.all(declared.flatMap(({ errors }) => errors?.() ?? []));
