import { reloadOnFailedChunk } from '../../../src/browser/reloadOnFailedChunk';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import type { LocaleMessages } from '../../../src/i18n/loadEnglish';
import { keepLocale, startLocale } from '../../../src/i18n/locale';

const messages = (en: LocaleMessages['en']) => ({
  id: () => ({ resources: { promo: { name: 'Promo' } } }),
  en: jest.fn(en),
});
const english = async () => ({ resources: { promo: { name: 'Promotion' } } });
/** Behaves like Vite when a chunk cannot be loaded: a listener may prevent the error, and the page is reloaded. */
const lost = async () => {
  if (dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw new Error('Failed to fetch');
  throw new Error('the page was reloaded');
};
const NAME = 'resources.promo.name';

beforeEach(() => {
  document.documentElement.lang = 'id';
  keepLocale('id');
});

test('Indonesian renders without loading English', async () => {
  const own = messages(english);
  const provider = await createI18nProvider('id', ['id', 'en'], own);
  expect(provider.translate(NAME)).toBe('Promo');
  expect(provider.translate('ra.action.save')).toBe('Simpan');
  expect(own.en).not.toHaveBeenCalled();
});

test('the start language is stored when none was chosen; a chosen language not offered here stays stored', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as on a browser's first visit.
  document.cookie = 'i18n_redirected=; path=/; max-age=0';
  expect(startLocale(['id', 'en'])).toBe('id');
  expect(document.cookie).toBe('i18n_redirected=id');
  keepLocale('en');
  expect(startLocale(['id'])).toBe('id');
  expect(document.cookie).toBe('i18n_redirected=en');
});

test('numbers in messages use Indonesian formatting, and plural forms follow the number', async () => {
  const own = {
    id: () => ({
      pages: { promo: { used: '%{smart_count} dari %{quota} kupon, %{share}%, tahun %{year}%{unknown}' } },
    }),
    en: async () => ({ pages: { promo: { used: '%{smart_count} voucher |||| %{smart_count} vouchers' } } }),
  };
  const provider = await createI18nProvider('id', ['id', 'en'], own);
  const used = (smart_count: number) =>
    provider.translate('pages.promo.used', { smart_count, quota: 12_500, share: 9.876, year: '2026' });
  expect(used(1_234)).toBe('1.234 dari 12.500 kupon, 9,88%, tahun 2026%{unknown}');
  await provider.changeLocale('en');
  expect([used(1), used(1_234)]).toEqual(['1 voucher', '1.234 vouchers']);
});

test('an English plural form follows `count`, unless `smart_count` says otherwise', async () => {
  const sent = '%{count} voucher added. |||| %{count} vouchers added.';
  const provider = await createI18nProvider(
    'en',
    ['id', 'en'],
    messages(async () => ({ app: { sent } })),
  );
  const say = (args: object) => provider.translate('app.sent', args);
  expect([say({ count: 1 }), say({ count: 0 }), say({ count: 12_500 })]).toEqual([
    '1 voucher added.',
    '0 vouchers added.',
    '12.500 vouchers added.',
  ]);
  expect(say({ count: 2, smart_count: 1 })).toBe('2 voucher added.');
});

test('a code known only to a remote provider is shown as it is', async () => {
  const provider = await createI18nProvider('id', ['id', 'en'], messages(english));
  expect(provider.translate('resources.banner.choices.status.MENUNGGU_PUSAT')).toBe('MENUNGGU_PUSAT');
  expect(provider.translate('resources.price.statuses.DITAHAN')).toBe('DITAHAN');
  expect(provider.translate('resources.price-lpg.kinds.kode_baru')).toBe('kode_baru');
  expect(provider.translate('pages.dashboard.queue.kode_baru')).toBe('kode_baru');
  expect(provider.translate('pages.dashboard_category.unit.kode_baru')).toBe('kode_baru');
});

test('English is loaded when chosen, and the choice is stored', async () => {
  const own = messages(english);
  const provider = await createI18nProvider('id', ['id', 'en'], own);
  await provider.changeLocale('en');
  expect(provider.translate(NAME)).toBe('Promotion');
  expect(provider.translate('ra.action.save')).toBe('Save');
  expect(document.documentElement.lang).toBe('en');
  expect(document.cookie).toBe('i18n_redirected=en');
});

test('previously chosen English is loaded before the first translation', async () => {
  const provider = await createI18nProvider('en', ['id', 'en'], messages(english));
  expect(provider.getLocale()).toBe('en');
  expect(provider.translate(NAME)).toBe('Promotion');
  await provider.changeLocale('id');
  expect(provider.translate(NAME)).toBe('Promo');
});

test('failing to load English keeps the page in Indonesian and reverts the choice', async () => {
  reloadOnFailedChunk();
  const own = messages(lost);
  const store = { setItem: jest.fn() };
  const provider = await createI18nProvider('id', ['id', 'en'], own, store);
  await expect(provider.changeLocale('en')).rejects.toThrow('Failed to fetch');
  expect(provider.getLocale()).toBe('id');
  expect(provider.translate(NAME)).toBe('Promo');
  expect(document.documentElement.lang).toBe('id');
  expect(document.cookie).toBe('i18n_redirected=id');
  expect(store.setItem).toHaveBeenCalledWith('locale', 'id');

  // fetched again on the next attempt
  own.en.mockImplementation(english);
  await provider.changeLocale('en');
  expect(provider.translate(NAME)).toBe('Promotion');
});

test('a page that should start in English starts in Indonesian when English fails to load', async () => {
  const provider = await createI18nProvider('en', ['id', 'en'], messages(lost));
  expect(provider.getLocale()).toBe('id');
  expect(provider.translate(NAME)).toBe('Promo');
});
