import { pageLocale } from '../../../src/signIn/locale';

it.each([
  ['id', ['id'], ''],
  ['id', ['id'], 'i18n_redirected=en'],
  ['en', ['id', 'en'], 'a=1; i18n_redirected=en; b=2'],
  ['id', ['id', 'en'], 'i18n_redirected=fr'],
])('is %s when %p is offered and the cookies are %j', (locale, offered, cookies) => {
  expect(pageLocale(offered, cookies)).toBe(locale);
});
