/** The columns of the workbook for new prices, in order. A filled file is recognised by its headings. */
export const SHEET_COLUMNS = [
  { header: 'Kode produk', width: 14 },
  { header: 'Produk', width: 32 },
  { header: 'Kode area', width: 14 },
  { header: 'Area', width: 30 },
  { header: 'Harga sekarang', width: 16 },
  { header: 'Harga baru', width: 16 },
] as const;

/** The code of the whole country. */
export const COUNTRY_CODE = 'ID';

/** Rows read below the heading: many times the areas of a category. */
export const MAX_SHEET_ROWS = 20_000;
