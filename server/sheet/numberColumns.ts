import type { ErrorMessage } from '../../contract/core/defineErrors';
import { sheetErrors } from '../../contract/core/sheetErrors';
import { type NumberReading, type NumberReadings, readTypedNumber } from '../../contract/core/typedNumber';
import { cellText, type SheetCell } from './cells';
import { type CellReading, type ColumnOptions, commonOf, type SheetColumn } from './SheetColumn';

interface NumberOptions extends ColumnOptions {
  min: number;
  max: number;
}

interface WholeOptions extends NumberOptions {
  /** The template's message on invalid input. */
  hint: string;
}

const MOST_DECIMALS_OF_WHOLE = 2;
const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 10 });

/** A whole number. Since whole numbers are never written with three decimals, `1.500` and `1,500` are both 1500. */
export const whole = (header: string, options: WholeOptions): SheetColumn<number> =>
  wholeColumn(header, options, {
    notWhole: sheetErrors.notWhole({ column: header, min: options.min }),
    belowLeast: sheetErrors.notWhole({ column: header, min: options.min }),
  });

/** Whole rupiah above zero: `92000`, `92.000`, `Rp 92.000,00`. */
export const money = (header: string, options: Omit<WholeOptions, 'min'>): SheetColumn<number> =>
  wholeColumn(
    header,
    { ...options, min: 1 },
    {
      notWhole: sheetErrors.notWholeRupiah({ column: header }),
      belowLeast: sheetErrors.notPositive({ column: header }),
    },
    '#,##0',
  );

function wholeColumn(
  header: string,
  { min, max, hint, ...options }: WholeOptions,
  errors: { notWhole: ErrorMessage; belowLeast: ErrorMessage },
  numFmt = '0',
): SheetColumn<number> {
  const aboveMost = sheetErrors.aboveMost({ column: header, max: number.format(max) });
  const range = { type: 'whole', operator: 'between', formula1: String(min), formula2: String(max) } as const;
  return {
    ...commonOf(header, options),
    numFmt,
    validation: { ...range, errorMessage: hint },
    reader: () => cell => {
      const value = wholeOf(cell);
      if (value === undefined) return { error: errors.notWhole };
      return within(value, { min, max }, { belowLeast: errors.belowLeast, aboveMost });
    },
  };
}

function wholeOf(cell: SheetCell): number | undefined {
  if (typeof cell.value === 'number') return Number.isInteger(cell.value) ? cell.value : undefined;
  if (typeof cell.value !== 'string') return undefined;
  const { comma, point } = readTypedNumber(cellText(cell));
  return [comma, point].find(isWhole)?.value;
}

const isWhole = (reading: NumberReading | undefined) =>
  reading !== undefined && Number.isInteger(reading.value) && reading.decimals <= MOST_DECIMALS_OF_WHOLE;

/**
 * A number that may have decimals. If one typed as text fits both styles (`1.234`), the style of the column's other cells decides; if they
 * do not, it is rejected.
 */
export const decimal = (header: string, { min, max, ...options }: NumberOptions): SheetColumn<number> => ({
  ...commonOf(header, options),
  numFmt: '#,##0.##',
  validation: { type: 'decimal', operator: 'between', formula1: String(min), formula2: String(max) },
  reader: cells => {
    const style = styleOf(cells);
    const bounds = {
      belowLeast: sheetErrors.belowLeast({ column: header, min: number.format(min) }),
      aboveMost: sheetErrors.aboveMost({ column: header, max: number.format(max) }),
    };
    return cell => {
      const read = decimalOf(cell, style, header);
      return 'error' in read ? read : within(read.value, { min, max }, bounds);
    };
  },
});

/** Returns the style shared by all cells that fit only one style; undefined if they differ or there are none. */
function styleOf(cells: readonly SheetCell[]): keyof NumberReadings | undefined {
  const readings = cells.filter(({ value }) => typeof value === 'string').map(cell => readTypedNumber(cellText(cell)));
  const commas = readings.some(({ comma, point }) => comma && !point);
  const points = readings.some(({ comma, point }) => point && !comma);
  return commas === points ? undefined : commas ? 'comma' : 'point';
}

function decimalOf(cell: SheetCell, style: keyof NumberReadings | undefined, column: string): CellReading<number> {
  if (typeof cell.value === 'number') return { value: cell.value };
  const text = typeof cell.value === 'string' ? cellText(cell) : '';
  const { comma, point } = readTypedNumber(text);
  if (!comma && !point) return { error: sheetErrors.notNumber({ column }) };
  if (!comma || !point || comma.value === point.value) return { value: (comma ?? point)!.value };
  if (style) return { value: (style === 'comma' ? comma : point).value };
  return {
    error: sheetErrors.ambiguousNumber({
      text,
      comma: number.format(comma.value),
      point: number.format(point.value),
    }),
  };
}

const within = (
  value: number,
  { min, max }: { min: number; max: number },
  { belowLeast, aboveMost }: { belowLeast: ErrorMessage; aboveMost: ErrorMessage },
): CellReading<number> => (value < min ? { error: belowLeast } : value > max ? { error: aboveMost } : { value });
