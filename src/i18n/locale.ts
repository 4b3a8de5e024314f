import { LOCALE_COOKIE } from '../../contract/constants';
import { readCookie } from '../browser/cookies';

export const locales = { id: 'Bahasa Indonesia', en: 'English' } as const;
export type Locale = keyof typeof locales;

/** Store key of the setting that offers English where the server does not. */
export const OFFER_ENGLISH = 'offer_english';

/** Returns the server's languages, plus English if the user's setting adds it. */
export const offeredLocales = (fromServer: readonly string[], english: boolean = keepsOfferOfEnglish()): Locale[] =>
  (Object.keys(locales) as Locale[]).filter(locale => fromServer.includes(locale) || (locale === 'en' && english));

/** Reads the setting from react-admin's store before the console renders. Blocked storage counts as unset. */
function keepsOfferOfEnglish(): boolean {
  try {
    return localStorage.getItem(`RaStore.${OFFER_ENGLISH}`) === 'true';
  } catch {
    return false;
  }
}

/** Returns the initial language: the previous choice if it is offered, else Indonesian, which is stored if there was no choice. */
export function startLocale(offered: readonly string[]): Locale {
  const chosen = readCookie(LOCALE_COOKIE.name);
  if (chosen === undefined) keepLocale('id');
  return chosen === 'en' && offered.includes('en') ? 'en' : 'id';
}

/** Stores a choice for 365 days (point 9). */
export function keepLocale(locale: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http.
  document.cookie = `${LOCALE_COOKIE.name}=${locale}; path=/; max-age=${LOCALE_COOKIE.maxAgeDays * 86_400}; samesite=lax${secure}`;
}
