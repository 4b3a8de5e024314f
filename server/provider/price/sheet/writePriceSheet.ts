import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { PriceArea, PricedProduct } from '../../../../contract/price/priceGrid';
import { COUNTRY_CODE, SHEET_COLUMNS } from './columns';

type Cells = NonNullable<WriteSheet['cells']>;

/** An unlocked cell. */
const unlocked = (numFmt: string) => ({ style: { protection: { locked: false }, numFmt } });

/** Unlocked rows below the prices, for areas without prices of their own. */
const SPARE_ROWS = 200;

/**
 * The workbook for new prices: a row for each product and area with the price in force, and a column for the new one. Everything but
 * that column (and the codes of the spare rows) is locked, without a password: against slips, not against people.
 */
export function writePriceSheet(areas: readonly PriceArea[], products: readonly PricedProduct[]): Promise<Uint8Array> {
  const named = new Map(products.map(product => [product.id, product]));
  const rows = areas.flatMap(area =>
    area.prices.flatMap(({ product_id, amount }) => {
      const product = named.get(product_id);
      return product
        ? [
            [
              product.code,
              product.name,
              area.regency_code ?? area.province_code ?? COUNTRY_CODE,
              area.name,
              amount,
              null,
            ],
          ]
        : [];
    }),
  );
  const last = rows.length + 1;
  const cells: Cells = new Map(SHEET_COLUMNS.map((_, column) => [`0,${column}`, { style: { font: { bold: true } } }]));
  for (let row = 1; row < rows.length + SPARE_ROWS; row += 1) {
    cells.set(`${row},5`, unlocked('#,##0'));
    if (row >= last) for (const column of [0, 2]) cells.set(`${row},${column}`, unlocked('@'));
  }
  return writeXlsx({
    sheets: [
      {
        name: 'Harga',
        columns: SHEET_COLUMNS.map(({ width }, index) => ({ width, ...(index === 4 && { numFmt: '#,##0' }) })),
        rows: [SHEET_COLUMNS.map(({ header }) => header), ...rows],
        cells,
        freezePane: { rows: 1 },
        protection: { sheet: true, formatColumns: true, sort: true, autoFilter: true },
        dataValidations: [
          {
            type: 'whole',
            operator: 'between',
            formula1: '1',
            formula2: '1000000000000',
            allowBlank: true,
            showErrorMessage: true,
            errorTitle: 'Harga baru',
            errorMessage: 'Isi rupiah bulat, misalnya 92000. Kosongkan kalau tidak berubah.',
            range: `F2:F${last + SPARE_ROWS}`,
          },
        ],
      },
      {
        name: 'Petunjuk',
        columns: [{ width: 90 }],
        rows: GUIDE.map(line => [line]),
      },
    ],
  });
}

const GUIDE = [
  'Isi kolom Harga baru (F) dengan rupiah bulat, tanpa Rp dan titik. Baris yang dikosongkan tidak berubah.',
  'Provinsi atau kab./kota tanpa harga sendiri mengikuti area di atasnya. Mengisi barisnya memberinya harga sendiri.',
  'Untuk kab./kota lain, isi kode produk dan kode areanya (misalnya 34.04) di baris kosong di bawah.',
  'Setelah diunggah, Anda melihat dahulu apa yang berubah. Tidak ada yang diterapkan sebelum Anda menyetujuinya.',
];
