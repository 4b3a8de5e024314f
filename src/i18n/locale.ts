import { LOCALE_COOKIE } from '../../contract/constants';
import { readCookie } from '../authProvider/cookies';

export const locales = { id: 'Bahasa Indonesia', en: 'English' } as const;
export type Locale = keyof typeof locales;

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
