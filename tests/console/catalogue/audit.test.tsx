import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { I18nContextProvider, ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { auditWords } from '../../../contract/auditLabels';
import type { AuditEntity, CommonAuditAction } from '../../../contract/core/audited';
import { asRecorded } from '../../../contract/recordedFields';
import { CatalogueProvider } from '../../../src/catalogue/CatalogueContext';
import { useAuditMessages } from '../../../src/catalogue/useAuditMessages';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import type { Locale } from '../../../src/i18n/locale';
import { useValueText } from '../../../src/ui/fields/useValueText';
import { useSentences } from '../../../src/ui/record/history/RecordHistory';
import { appCatalogue, appMessages } from '../support/appCatalogue';

const queryClient = new QueryClient();

async function inLocale<Result>(locale: Locale, hook: () => Result): Promise<Result> {
  const i18nProvider = await createI18nProvider(locale, ['id', 'en'], appMessages);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CatalogueProvider value={appCatalogue}>
      <I18nContextProvider value={i18nProvider}>
        <QueryClientProvider client={queryClient}>
          <ResourceContextProvider value="faq">{children}</ResourceContextProvider>
        </QueryClientProvider>
      </I18nContextProvider>
    </CatalogueProvider>
  );
  return renderHook(hook, { wrapper }).result.current;
}

const common: readonly CommonAuditAction[] = ['create', 'update', 'delete', 'export'];
// the compiler ensures that these are all the contract has
const named = [...appCatalogue.auditedEntities.values()];
const recorded = named.flatMap(({ entity, actions }) =>
  [...common, ...actions].map(action => [entity, action] as const),
);

test.each(['id', 'en'] as const)('every audit log entity and action has a message in %s', async locale => {
  const { action, entity } = await inLocale(locale, useAuditMessages);
  for (const [of, name] of recorded) {
    expect(action(name, of)).not.toBe(name);
    expect(action(name)).not.toBe(name);
  }
  for (const { entity: name } of named) expect(entity(name)).not.toMatch(/^[a-z_]+$|resources\./);
});

test('files say of every entity and action what the screen says in Indonesian', async () => {
  const { action, entity } = await inLocale('id', useAuditMessages);
  // a record without actions of its own may go by its code
  const spaced = (of: string) => of.charAt(0).toUpperCase() + of.slice(1).replaceAll('_', ' ');
  const byCode = named.filter(
    ({ entity: of, actions }) => actions.length === 0 && auditWords(of, '').entity === spaced(of),
  );
  const codes = new Set(byCode.map(({ entity: of }) => of));
  for (const [of, name] of recorded)
    expect([of, name, auditWords(of, name)]).toEqual([
      of,
      name,
      { entity: codes.has(of) ? spaced(of) : entity(of), action: action(name, of) },
    ]);
  expect(named.length - codes.size).toBeGreaterThan(20);
  expect(auditWords('fuel_card', 'publish')).toEqual({ entity: 'Fuel card', action: 'publish' });
});

test.each([
  ['price_batch', 'apply', 'Menerapkan Perubahan harga'],
  ['price_batch', 'revert', 'Mengembalikan Perubahan harga'],
  ['price', 'export', 'Mengunduh Harga'],
  ['registration', 'check', 'Memeriksa dokumen Registrasi Merchant'],
  ['registration', 'activate', 'Mengaktifkan merchant Registrasi Merchant'],
  ['registration', 'expire', 'Kedaluwarsa Registrasi Merchant'],
  ['owner', 'create', 'Menambah Pemilik merchant'],
  ['merchant_role', 'update', 'Mengubah Peran Merchant'],
  ['account', 'login', 'Masuk Akun'],
  ['order', 'cancel', 'Membatalkan Pesanan'],
] as const satisfies (readonly [AuditEntity, string, string])[])('describes %s %s in words', async (of, name, text) => {
  const { action, entity } = await inLocale('id', useAuditMessages);
  expect(`${action(name, of)} ${entity(of)}`).toBe(text);
});

test('labels a field by the resource that declares its entity', async () => {
  const { field } = await inLocale('id', useAuditMessages);
  expect(field('account', 'email')).toBe('Email');
  expect(field('banner', 'title')).toBe('Judul');
});

test('an old entry of an entity no longer declared shows its codes', async () => {
  const { action, entity, field } = await inLocale('id', useAuditMessages);
  expect([action('publish', 'leaflet'), entity('leaflet'), field('leaflet', 'size')]).toEqual([
    'publish',
    'leaflet',
    'size',
  ]);
});

test('the history names a domain-specific action as the audit log does', async () => {
  const sentences = await inLocale('id', () => useSentences(z.object({}), []));
  const change = { id: 1, at: '2026-11-21T07:05:00Z', actor: { id: null, name: 'Ratna' }, label: null, changes: [] };
  expect(sentences({ ...change, action: 'order' })).toEqual([{ field: 'order', text: 'Ratna: Mengurutkan.' }]);
});

test.each([
  ['order', 'status', ['processing', 'refunded'], 'Diproses, Dana Dikembalikan'],
  ['merchant', 'region', ['kalimantan'], 'Kalimantan'],
] as const)('the filter of a download of %s is described in words: %s', async (of, filter, chosen, words) => {
  const { filtersOf, resourceOf } = await inLocale('id', useAuditMessages);
  const text = await inLocale('id', () => useValueText(filtersOf(of), [], resourceOf(of)));
  expect(text(filter, chosen)).toBe(words);
});

test.each([
  ['order', 'payment_state', 'refunding', 'Awaiting refund'],
  ['price_batch', 'kind', 'revert', 'Reversal'],
  ['voucher_batch', 'kind', 'generated', 'Generated as a batch'],
  ['registration', 'reason_code', 'photo_unclear', 'Photo of the shop is not clear'],
] as const)('%s.%s, a value only in the audit log, is translated to English', async (of, name, value, words) => {
  const { recordOf, resourceOf } = await inLocale('en', useAuditMessages);
  const recordedAs = asRecorded(recordOf(of));
  const text = await inLocale('en', () => useValueText(recordedAs, [], resourceOf(of)));
  expect(text(name, value)).toBe(words);
});

test.each([
  ['order', 'payment_state', 'Status pembayaran', 'refunding', 'Menunggu Pengembalian'],
  ['price_batch', 'kind', 'Cara', 'revert', 'Pengembalian'],
  ['voucher', 'decision', 'Keputusan', 'awaiting_approval', 'Menunggu Persetujuan'],
] as const)(
  '%s.%s has a label and its value a text, though no response contains it',
  async (of, name, label, value, words) => {
    const { field, recordOf, resourceOf } = await inLocale('id', useAuditMessages);
    const recorded = asRecorded(recordOf(of));
    const text = await inLocale('id', () => useValueText(recorded, [], resourceOf(of)));
    expect([field(of, name), text(name, value)]).toEqual([label, words]);
  },
);
