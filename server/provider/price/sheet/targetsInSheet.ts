import type { ErrorMessage } from '../../../../contract/core/defineErrors';
import { MAX_PRICE_ROWS } from '../../../../contract/price/priceChange';
import { priceErrors, priceSheetErrors } from '../../../../contract/price/priceErrors';
import type { PricedProduct } from '../../../../contract/price/priceGrid';
import type { PricePlan } from '../../../../contract/price/pricePlan';
import { invalidInput } from '../../../core/HttpError';
import { badCell } from '../../../sheet/badCell';
import { cellText, isEmptyCell, type SheetCell } from '../../../sheet/cells';
import type { PriceTarget } from '../PriceTarget';
import { COUNTRY_CODE, SHEET_COLUMNS } from './columns';

const AREA = /^\d{2}(\.\d{2})?$/;
const MAX_AMOUNT = 1_000_000_000_000;
/** Amounts typed as text: `92000`, `92.000`, `Rp 92.000`, `92.000,00`. */
const TYPED = /^(?:rp\s*)?(\d{1,3}(?:\.\d{3})*|\d+)(?:,0+)?$/i;

interface Read {
  targets: PriceTarget[];
  bad_cells: PricePlan['bad_cells'];
}

/**
 * The new prices in a filled workbook; rows without one are skipped. Invalid cells are listed.
 *
 * @throws HttpError 422 on `file` where the headings differ from the format, nothing is filled in, or too much is
 */
export function targetsInSheet(
  [heading = [], ...rows]: readonly SheetCell[][],
  products: readonly PricedProduct[],
): Read {
  const expected = SHEET_COLUMNS.map(({ header }) => header);
  if (expected.some((header, index) => cellText(heading[index]) !== header))
    throw invalidFile(priceSheetErrors.differentHeadings({ headings: expected.join(', ') }));
  const byCode = new Map(products.map(({ code, id }) => [code.toUpperCase(), id]));
  const read: Read = { targets: [], bad_cells: [] };
  for (const [index, cells] of rows.entries()) readRow(cells, index + 2, byCode, read);
  const { targets, bad_cells } = read;
  if (targets.length + bad_cells.length === 0) throw invalidFile(priceSheetErrors.empty());
  if (targets.length > MAX_PRICE_ROWS)
    throw invalidFile(priceSheetErrors.tooManyPrices({ max: MAX_PRICE_ROWS.toLocaleString('id-ID') }));
  return read;
}

function readRow(
  cells: readonly SheetCell[],
  number: number,
  byCode: ReadonlyMap<string, string>,
  { targets, bad_cells }: Read,
) {
  const at = { product: `A${number}`, area: `C${number}`, price: `F${number}` };
  const bad = (cell: string, error: ErrorMessage) => void bad_cells.push(badCell(cell, error));
  const price = cells[5];
  if (isEmptyCell(price)) return;
  const before = bad_cells.length;
  if (price?.formula) bad(at.price, priceSheetErrors.formula());
  const amount = amountOf(price);
  if (!price?.formula && amount === null) bad(at.price, priceSheetErrors.notWholeRupiah());
  else if (amount !== null && (amount < 1 || amount > MAX_AMOUNT)) bad(at.price, priceSheetErrors.notPositive());
  const product_id = byCode.get(cellText(cells[0]).toUpperCase());
  if (!product_id)
    bad(at.product, cellText(cells[0]) ? priceErrors.unknownProduct() : priceSheetErrors.productMissing());
  const area = areaOf(cells[2]);
  if (!area) bad(at.area, cellText(cells[2]) ? priceErrors.unknownArea() : priceSheetErrors.areaMissing());
  if (bad_cells.length === before && product_id && area) targets.push({ product_id, ...area, amount, cells: at });
}

function amountOf(cell: SheetCell | undefined): number | null {
  const value = cell?.value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  const typed = typeof value === 'string' ? TYPED.exec(value.trim())?.[1] : undefined;
  return typed ? Number(typed.replaceAll('.', '')) : null;
}

function areaOf(cell: SheetCell | undefined): Pick<PriceTarget, 'province_code' | 'regency_code'> | null {
  const value = cell?.value;
  // Excel turns a typed code like 34.04 into a number
  const code = typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : cellText(cell);
  if (code.toUpperCase() === COUNTRY_CODE) return { province_code: null, regency_code: null };
  if (!AREA.test(code)) return null;
  return { province_code: code.slice(0, 2), regency_code: code.length > 2 ? code : null };
}

const invalidFile = (error: ErrorMessage) => invalidInput({ file: error }, error);
