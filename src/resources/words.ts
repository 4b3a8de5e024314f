import type { Locale } from '../i18n/locale';
import type { Messages } from '../i18n/merge';
import { resources } from '.';
import { pages } from './pages';

/** The words of every resource and page in a language, under the keys where react-admin and the layout look for them. */
export const ownWords = (locale: Locale): Messages => ({
  resources: Object.fromEntries(resources.map(({ name, words }) => [name, words[locale] as Messages])),
  pages: Object.fromEntries(pages.map(({ name, words }) => [name, words[locale] as Messages])),
});
