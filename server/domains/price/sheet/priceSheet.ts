import { sql } from 'drizzle-orm';
import { WHOLE_COUNTRY } from '../../../../contract/area/region';
import { MAX_PRICE_ROWS } from '../../../../contract/price/priceChange';
import { priceErrors } from '../../../../contract/price/priceErrors';
import type { PricedProduct } from '../../../../contract/price/priceGrid';
import { type Bound, boundTo } from '../../../core/regionScope';
import type { Db } from '../../../db/types';
import { defineSheet } from '../../../sheet/defineSheet';
import { money } from '../../../sheet/numberColumns';
import type { SheetChoice } from '../../../sheet/SheetColumn';
import { info, reference } from '../../../sheet/textColumns';
import type { PriceTarget } from '../PriceRequest';
import { texts } from '../priceParts';

/** The code of the whole country. */
export const COUNTRY_CODE = 'ID';

/** Maximum number of rows read below the heading: many times the areas of a category. */
const MAX_ROWS = 20_000;
const MAX_AMOUNT = 1_000_000_000_000;

/**
 * Defines the sheet for new prices of a category, recognised by its headings. Rows without a new price change nothing.
 *
 * @param areas the areas that rows may name
 */
export const priceSheet = (products: readonly PricedProduct[], areas: readonly SheetChoice[]) => {
  const areaCodes = new Set(areas.map(([code]) => code));
  const byCode = new Map(products.map(({ code, id }) => [code.toUpperCase(), id]));
  return defineSheet({
    name: 'Harga',
    columns: {
      product_id: reference('Kode produk', {
        width: 14,
        required: true,
        help: 'Kode produk kategori ini, misalnya LPG-BG12.',
        find: code => byCode.get(code.toUpperCase()),
        unknown: priceErrors.unknownProduct(),
        choices: products.map(({ code, name }) => [code, name]),
      }),
      product: info('Produk', { width: 32 }),
      area: reference('Kode area', {
        width: 14,
        required: true,
        help: `Kode provinsi (34) atau kab./kota (34.04); ${COUNTRY_CODE} untuk seluruh Indonesia.`,
        find: code => areaOf(code, areaCodes),
        unknown: priceErrors.unknownArea(),
        choices: areas,
      }),
      area_name: info('Area', { width: 30 }),
      old_amount: info('Harga sekarang', { numFmt: '#,##0' }),
      amount: money('Harga baru', {
        max: MAX_AMOUNT,
        help: 'Rupiah bulat. Kosongkan bila tidak berubah.',
        hint: 'Isi rupiah bulat, misalnya 92000. Kosongkan bila tidak berubah.',
      }),
    },
    asks: 'amount',
    maxFilled: MAX_PRICE_ROWS,
    maxRows: MAX_ROWS,
    guide: [
      'Isi kolom Harga baru (F) dengan rupiah bulat, misalnya 92000 atau 92.000. Baris yang dikosongkan tidak berubah.',
      'Provinsi atau kab./kota tanpa harga sendiri mengikuti area di atasnya. Mengisi barisnya memberinya harga sendiri.',
      'Untuk kab./kota lain, isi kode produk dan kode areanya (misalnya 34.04) di baris kosong di bawah; daftarnya ada di lembar Daftar.',
      'Berkas dapat diunggah sebagai .xlsx atau .csv. Rumus, sel gabungan, dan baris tersembunyi yang berisi ditolak.',
      'Setelah diunggah, Anda melihat dahulu apa yang berubah. Tidak ada yang diterapkan sebelum Anda menyetujuinya.',
    ],
  });
};
export type PriceSheet = ReturnType<typeof priceSheet>;

function areaOf(
  text: string,
  known: ReadonlySet<string>,
): Pick<PriceTarget, 'province_code' | 'regency_code'> | undefined {
  if (text.toUpperCase() === COUNTRY_CODE) return { province_code: null, regency_code: null };
  // spreadsheets turn a typed code like 34.10 into the number 34.1, in some locales with a comma
  const code = text.replace(',', '.').replace(/^(\d{2}\.\d)$/, '$10');
  if (!known.has(code)) return undefined;
  return { province_code: code.slice(0, 2), regency_code: code.length > 2 ? code : null };
}

/** All areas: a row outside the uploader's regions is reported by the plan. */
export const EVERYWHERE: Bound = { regions: null };

/** Returns the provinces and regencies within a user's regions; for a user bound to none, also the country. */
export async function areaChoices(db: Db, bound: Bound): Promise<SheetChoice[]> {
  const regions = boundTo(bound);
  const reached = regions ? sql`where v.region_code = any(${texts(regions)})` : sql``;
  const { rows } = await db.execute<{ code: string; name: string }>(sql`
    select v.code, v.name from provinces v ${reached}
    union all select r.code, r.name from regencies r join provinces v on v.code = r.province_code ${reached}
    order by code`);
  const areas = rows.map(({ code, name }): SheetChoice => [code, name]);
  return regions ? areas : [[COUNTRY_CODE, WHOLE_COUNTRY], ...areas];
}
