import type { I18nProvider } from 'ra-core';
import polyglot from 'ra-i18n-polyglot';
import { loadCatalogue } from './catalogues';
import { keepLocale, type Locale, locales } from './locale';
import { type Messages, merge } from './merge';

/** Texts of a language beyond the common catalogue: the words of every resource and page. */
export type OwnWords = (locale: Locale) => Messages;

/** React-admin's i18n provider in the language of this page; another is loaded when it is chosen. A missing text shows its key. */
export async function createI18nProvider(
  start: Locale,
  offered: readonly string[],
  ownWords: OwnWords,
): Promise<I18nProvider> {
  const load = async (locale: Locale) => merge(await loadCatalogue(locale), ownWords(locale));
  const first = await load(start);
  const choices = Object.entries(locales)
    .filter(([locale]) => offered.includes(locale))
    .map(([locale, name]) => ({ locale, name }));
  const provider = polyglot(locale => (locale === start ? first : load(locale as Locale)) as never, start, choices, {
    allowMissing: true,
    onMissingKey: (key: string, options: { _?: string }) => options._ ?? key,
  });
  return {
    ...provider,
    async changeLocale(locale) {
      await provider.changeLocale(locale);
      keepLocale(locale);
      document.documentElement.lang = locale;
    },
  };
}
