import { catalogue as id } from './id';
import type { Locale } from './locale';
import type { Messages } from './merge';

/** The console's own texts of a language; those of resources and pages are added by `createI18nProvider`. English comes when it is chosen. */
export const loadCatalogue = async (locale: Locale): Promise<Messages> =>
  locale === 'en' ? (await import('./en')).catalogue : id;
