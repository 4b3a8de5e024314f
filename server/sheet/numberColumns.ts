import type { ErrorMessage } from '../../contract/core/defineErrors';
import { type NumberFault, type NumberOptions, readNumber } from '../../contract/core/readNumber';
import { sheetErrors } from '../../contract/core/sheetErrors';
import { sheetDecimalErrors, sheetRupiahErrors, sheetWholeErrors } from '../../contract/core/sheetNumberErrors';
import { cellText, quoted, type SheetCell } from './cells';
import { type CellReading, type ColumnOptions, commonOf, type SheetColumn } from './SheetColumn';

interface Bounds {
  min: number;
  max: number;
}

interface WholeOptions extends ColumnOptions, Bounds {
  /** The template's message on invalid input. */
  hint: string;
}

/** Builds the error of a fault from what was in the cell. */
type Refusal = (fault: NumberFault | 'belowLeast', text: string) => ErrorMessage;

const MOST_DECIMALS = 10;
const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: MOST_DECIMALS });

/** A whole number. Since whole numbers are never written with three decimals, `1.500` and `1,500` are both 1500. */
export const whole = (header: string, options: WholeOptions): SheetColumn<number> =>
  wholeColumn(header, options, (fault, text) =>
    sheetWholeErrors[fault]({ column: header, text, min: number.format(options.min) }),
  );

/** Whole rupiah above zero: `92000`, `92.000`, `Rp 92.000,00`. */
export const money = (header: string, options: Omit<WholeOptions, 'min'>): SheetColumn<number> =>
  wholeColumn(
    header,
    { ...options, min: 1 },
    (fault, text) => sheetRupiahErrors[fault]({ column: header, text }),
    '#,##0',
  );

function wholeColumn(
  header: string,
  { min, max, hint, ...options }: WholeOptions,
  refusal: Refusal,
  numFmt = '0',
): SheetColumn<number> {
  const range = { type: 'whole', operator: 'between', formula1: String(min), formula2: String(max) } as const;
  return {
    ...commonOf(header, options),
    numFmt,
    validation: { ...range, errorMessage: hint },
    reader: () => cell => numberIn(cell, header, { min, max }, refusal, { notation: 'any' }),
  };
}

/**
 * A number that may have decimals. If one typed as text fits both styles (`1.234`), the style of the column's other cells decides; if they
 * do not, it is rejected.
 */
export const decimal = (header: string, { min, max, ...options }: ColumnOptions & Bounds): SheetColumn<number> => ({
  ...commonOf(header, options),
  numFmt: '#,##0.##',
  validation: { type: 'decimal', operator: 'between', formula1: String(min), formula2: String(max) },
  reader: cells => {
    const notation = notationOf(cells);
    const refusal: Refusal = (fault, text) =>
      (fault === 'ambiguous' && bothReadings(text)) ||
      sheetDecimalErrors[fault]({ column: header, text, min: number.format(min) });
    return cell => numberIn(cell, header, { min, max }, refusal, { decimals: MOST_DECIMALS, notation });
  },
});

function numberIn(
  cell: SheetCell,
  column: string,
  { min, max }: Bounds,
  refusal: Refusal,
  options: NumberOptions,
): CellReading<number> {
  const text = quoted(cell);
  const read = readCell(cell, options);
  if ('fault' in read) return { error: refusal(read.fault, text) };
  if (read.value < min) return { error: refusal('belowLeast', text) };
  return read.value > max ? { error: sheetErrors.aboveMost({ column, text, max: number.format(max) }) } : read;
}

function readCell({ value, ...cell }: SheetCell, options: NumberOptions): ReturnType<typeof readNumber> {
  if (typeof value === 'string') return readNumber(cellText({ value, ...cell }), options);
  if (typeof value !== 'number') return { fault: 'notANumber' };
  return options.decimals || Number.isInteger(value) ? { value } : { fault: 'notWhole' };
}

const inNotation = (text: string, notation: 'id' | 'en') => readNumber(text, { decimals: MOST_DECIMALS, notation });

/** Returns the notation of all cells that fit only one; `any` if they differ or there are none. */
function notationOf(cells: readonly SheetCell[]): 'id' | 'en' | 'any' {
  const fits = cells
    .filter(({ value }) => typeof value === 'string')
    .map(cell => ({
      id: 'value' in inNotation(cellText(cell), 'id'),
      en: 'value' in inNotation(cellText(cell), 'en'),
    }));
  const commas = fits.some(({ id, en }) => id && !en);
  const points = fits.some(({ id, en }) => en && !id);
  return commas === points ? 'any' : commas ? 'id' : 'en';
}

/** Names both numbers that a text may mean. */
function bothReadings(text: string): ErrorMessage | undefined {
  const [id, en] = [inNotation(text, 'id'), inNotation(text, 'en')];
  if (!('value' in id && 'value' in en)) return undefined;
  return sheetErrors.ambiguousNumber({ text, comma: number.format(id.value), point: number.format(en.value) });
}
