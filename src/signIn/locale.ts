import { LOCALE_COOKIE } from '../../contract/constants';

/** Returns the page's language: the previous choice (cookie `i18n_redirected`) if the server offers it, else Indonesian. */
export function pageLocale(offered: readonly string[], cookies = document.cookie): 'id' | 'en' {
  const chosen = cookies
    .split('; ')
    .find(cookie => cookie.startsWith(`${LOCALE_COOKIE.name}=`))
    ?.slice(LOCALE_COOKIE.name.length + 1);
  return chosen === 'en' && offered.includes('en') ? 'en' : 'id';
}
