import type { I18nProvider, Store } from 'ra-core';
import polyglot from 'ra-i18n-polyglot';
import { id } from './id';
import { type LocaleMessages, loadEnglish } from './loadEnglish';
import { keepLocale, type Locale, locales } from './locale';
import { type Messages, merge } from './merge';
import { formatNumber, MISSING } from './numbers';

/**
 * React-admin's i18n provider. Indonesian is bundled; English is loaded when it is chosen, or before the first
 * render if it was chosen earlier. If that fails the page stays Indonesian and the choice in `store` is reverted
 * (`EnglishFailure` notifies). A missing message shows its key.
 * @param messages of features, resources and pages, besides the common ones
 */
export async function createI18nProvider(
  chosen: Locale,
  offered: readonly string[],
  messages: LocaleMessages,
  store?: Pick<Store, 'setItem'>,
): Promise<I18nProvider> {
  const english = chosen === 'en' && (await loadEnglish(messages).catch(() => undefined));
  const load = { id: () => merge(id, messages.id()), en: () => english || loadEnglish(messages) };
  const choices = Object.entries(locales)
    .filter(([locale]) => offered.includes(locale))
    .map(([locale, name]) => ({ locale, name }));
  const messagesOf = (locale: string): Messages | Promise<Messages> => load[locale as Locale]();
  const provider = polyglot(messagesOf as never, english ? 'en' : 'id', choices, {
    allowMissing: true,
    onMissingKey: missingMessage,
    replace: insertFormatted,
  });
  messages.onIndonesianAdded?.(async () => {
    if (provider.getLocale() === 'id') await provider.changeLocale('id');
  });
  const keep = (locale: string) => {
    keepLocale(locale);
    document.documentElement.lang = locale;
  };
  return {
    ...provider,
    // `count` also chooses the plural form, so that callers need not pass it twice
    translate(key, options) {
      const shown = withDashes(options);
      return provider.translate(key, { smart_count: shown?.count, ...shown });
    },
    async changeLocale(locale) {
      try {
        await provider.changeLocale(locale);
        keep(locale);
      } catch (error) {
        keep(provider.getLocale());
        store?.setItem('locale', provider.getLocale());
        throw error;
      }
    },
  };
}

/** Polyglot would leave the placeholder of a missing value in the sentence. */
const withDashes = (options: Readonly<Record<string, unknown>> | undefined): typeof options =>
  options && Object.values(options).includes(null)
    ? Object.fromEntries(Object.entries(options).map(([name, value]) => [name, value ?? MISSING]))
    : options;

/**
 * Node-polyglot's `replace`, which formats numbers within sentences like all others (point 9). Pass non-quantities (a year, a coordinate)
 * as strings. The plural form has already been chosen from the number itself.
 */
function insertFormatted(this: string, pattern: RegExp, given: (expression: string, name: string) => unknown): string {
  return this.replace(pattern, (expression, name) => {
    const value = given(expression, name);
    return typeof value === 'number' ? formatNumber(value) : String(value);
  });
}

const OF_CHOICE = /\.(?:choices\.\w+|statuses|kinds|queue|units?)\.([^.]+)$/;

/** The text for a missing message: a dash for a missing code, its default, a code that only the provider knows, or the text itself if it is no key. */
function missingMessage(key: string, { _: byDefault }: { _?: string }): string {
  const code = OF_CHOICE.exec(key)?.[1];
  if (code === 'null') return MISSING;
  if (byDefault === undefined && code !== undefined) return code;
  if (byDefault === undefined && /^(app|pages|ra|resources)\.\S+$/.test(key)) console.error(`Missing message: ${key}`);
  return byDefault ?? key;
}
