/** The columns of the workbook for new prices: heading and width, in order. The headings are how a filled file is known. */
export const SHEET_COLUMNS = [
  { header: 'Kode produk', width: 14 },
  { header: 'Produk', width: 32 },
  { header: 'Kode area', width: 14 },
  { header: 'Area', width: 30 },
  { header: 'Harga sekarang', width: 16 },
  { header: 'Harga baru', width: 16 },
] as const;

/** In place of an area's code: the whole country. */
export const COUNTRY_CODE = 'ID';

/** Rows below the heading that are read: every area of a category many times over. */
export const MAX_SHEET_ROWS = 20_000;
