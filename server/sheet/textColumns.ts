import type { ErrorMessage } from '../../contract/core/defineErrors';
import { sheetErrors } from '../../contract/core/sheetErrors';
import { cellText, quoted, type SheetCell } from './cells';
import { type ColumnOptions, commonOf, type SheetChoice, type SheetColumn } from './SheetColumn';

/** Preserves leading zeros, and codes that look like numbers or dates. */
const AS_TEXT = '@';

interface TextOptions extends ColumnOptions {
  max: number;
}

/** Whole numbers beyond this have more digits than spreadsheet programs keep. */
const EXACT = 1e15;

/** Text, stored as spreadsheet programs show it; what they may show in another way is refused, as a code is not guessed. */
export const text = (header: string, { max, ...options }: TextOptions): SheetColumn<string> => ({
  ...commonOf(header, options),
  numFmt: AS_TEXT,
  reader: () => cell => {
    const value = cellText(cell);
    if (cell.shown === null || !value) return { error: notShownAsText(cell, header) };
    return value.length > max ? { error: sheetErrors.tooLong({ column: header, max }) } : { value };
  },
});

function notShownAsText(cell: SheetCell, column: string): ErrorMessage {
  const text = quoted(cell);
  if (typeof cell.value === 'boolean') return sheetErrors.logicForText({ column, text });
  if (typeof cell.value !== 'number') return sheetErrors.dateForText({ column, text });
  const isRounded = Math.abs(cell.value) >= EXACT;
  return isRounded ? sheetErrors.roundedForText({ column, text }) : sheetErrors.numberForText({ column, text });
}

/** One of a few values, entered by label: `{ Draf: 'draft' }`. */
export function choice<Value extends string>(
  header: string,
  values: Readonly<Record<string, Value>>,
  options: ColumnOptions = {},
): SheetColumn<Value> {
  const words = Object.keys(values);
  const choices = words.join(' / ');
  const byWord = new Map(Object.entries(values).map(([word, value]) => [word.toLowerCase(), value]));
  return {
    ...commonOf(header, options),
    validation: { type: 'list', values: words, errorMessage: `Pilih ${words.join(' atau ')}.` },
    reader: () => cell => {
      const value = byWord.get(cellText(cell).toLowerCase());
      return value === undefined
        ? { error: sheetErrors.notChoice({ column: header, text: quoted(cell), choices }) }
        : { value };
    },
  };
}

interface ReferenceOptions<Value> extends ColumnOptions {
  /** Finds the record of a code; undefined if there is none. */
  find: (code: string) => Value | undefined;
  /** The error for a code without a record. */
  unknown: ErrorMessage;
  /** Choices offered in the template. */
  choices?: readonly SheetChoice[] | undefined;
}

/** A record, entered by its code. */
export const reference = <Value>(
  header: string,
  { find, unknown, choices, ...options }: ReferenceOptions<Value>,
): SheetColumn<Value> => ({
  ...commonOf(header, options),
  numFmt: AS_TEXT,
  choices,
  reader: () => cell => {
    const value = find(cellText(cell));
    return value === undefined ? { error: unknown } : { value };
  },
});

/** For people only: a name beside a code, a value to compare with. */
export const info = (header: string, options: { width?: number; numFmt?: string } = {}): SheetColumn<never> => ({
  ...commonOf(header, options),
  ...(options.numFmt && { numFmt: options.numFmt }),
  isInfo: true,
  reader: () => notRead,
});

const notRead = (_cell: SheetCell): never => {
  throw new Error('Columns meant for people cannot be read back');
};
