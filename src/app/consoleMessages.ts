import type { Catalogue } from '../catalogue/createCatalogue';
import type { LocaleMessages } from '../i18n/loadEnglish';
import { merge } from '../i18n/merge';
import { id } from './messages';

/** Every message beyond the common ones: those of features, resources and pages. */
export const consoleMessages = ({ messages }: Pick<Catalogue, 'messages'>): LocaleMessages => ({
  ...messages,
  id: () => merge(id, messages.id()),
  en: async () => merge((await import('./messages.en')).en, await messages.en()),
});
