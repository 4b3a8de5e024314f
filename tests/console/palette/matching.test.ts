import { matching } from '../../../src/palette/Palette';

const entries = ['Atur Harga Ongkir', 'Banner', 'Tambah Banner', 'Harga LPG', 'Café Merdeka'].map(label => ({
  id: label,
  label,
  hint: label.startsWith('Harga') ? 'Atur Harga Produk' : undefined,
}));
const found = (typed: string) => matching(entries, typed).map(({ label }) => label);

test.each([
  ['banner', ['Banner', 'Tambah Banner']],
  ['BAN tam', ['Tambah Banner']],
  ['harga', ['Harga LPG', 'Atur Harga Ongkir']],
  ['produk lpg', ['Harga LPG']],
  ['  cafe ', ['Café Merdeka']],
  ['xyz', []],
])('%j finds %j', (typed, labels) => expect(found(typed)).toEqual(labels));
