import { LOCALE_COOKIE } from '../../contract/constants';
import { readCookie } from '../browser/cookies';

export const locales = { id: 'Bahasa Indonesia', en: 'English' } as const;
export type Locale = keyof typeof locales;

/** Key in react-admin's store of the setting that offers English where the server does not. */
export const OFFER_ENGLISH = 'offer_english';

/** Those of the server, and English where the person's setting adds it. */
export const offeredLocales = (fromServer: readonly string[], english: boolean = keepsOfferOfEnglish()): Locale[] =>
  (Object.keys(locales) as Locale[]).filter(locale => fromServer.includes(locale) || (locale === 'en' && english));

/** The setting as react-admin's store keeps it, for before the console stands. A locked storage counts as none. */
function keepsOfferOfEnglish(): boolean {
  try {
    return localStorage.getItem(`RaStore.${OFFER_ENGLISH}`) === 'true';
  } catch {
    return false;
  }
}

/** The language of this page: the one chosen before, if the server offers it, else Indonesian. */
export function startLocale(offered: readonly string[]): Locale {
  const chosen = readCookie(LOCALE_COOKIE.name);
  return chosen === 'en' && offered.includes('en') ? 'en' : 'id';
}

/** Keeps a choice for 365 days (point 9). */
export function keepLocale(locale: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http.
  document.cookie = `${LOCALE_COOKIE.name}=${locale}; path=/; max-age=${LOCALE_COOKIE.maxAgeDays * 86_400}; samesite=lax${secure}`;
}
