import { nounOf } from '../../../src/i18n/nounOf';

/** One resource's messages, as react-admin's `translate` finds them. */
const translate =
  (messages: Record<string, string>) =>
  (key: string, { _: otherwise }: { _?: string } = {}) =>
    messages[key.replace('resources.courier.', '')] ?? otherwise ?? key;

test.each([
  ['Tarif Ongkir', 'tarif ongkir'],
  ['Pengguna Admin', 'pengguna admin'],
  ['Merchant role', 'merchant role'],
  ['FAQ', 'FAQ'],
  ['Harga BBM', 'harga BBM'],
])('%s is used within a sentence as %s', (name, noun) => {
  expect(nounOf(translate({ name }), 'courier')).toBe(noun);
});

test('a resource may declare its own noun', () => {
  expect(nounOf(translate({ name: 'Log Audit', noun: 'catatan' }), 'courier')).toBe('catatan');
});
