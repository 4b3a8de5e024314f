import { sheetErrors } from '../../contract/core/sheetErrors';
import { readTypedMoment, type TypedMoment } from '../../contract/core/typedMoment';
import { cellText, type SheetCell } from './cells';
import { type ColumnOptions, commonOf, type SheetColumn } from './SheetColumn';

const DAY_MS = 86_400_000;
/** 1 January 1970 in spreadsheet day numbers. */
const EPOCH_SERIAL = 25_569;
/** A date that lost its cell format is a five-digit number. */
const SERIAL = /^\d{5}(?:[.,]\d+)?$/;
const YEARS = { first: '2000', last: '2099' };

/** A day in Jakarta, with or without a time: a spreadsheet date, or typed as text. */
export const moment = (header: string, options: ColumnOptions = {}): SheetColumn<TypedMoment> => ({
  ...commonOf(header, options),
  numFmt: 'dd/mm/yyyy hh:mm',
  reader: () => cell => {
    const value = momentOf(cell);
    const year = value?.day.slice(0, 4) ?? '';
    return value && year >= YEARS.first && year <= YEARS.last
      ? { value }
      : { error: sheetErrors.notMoment({ column: header }) };
  },
});

function momentOf(cell: SheetCell): TypedMoment | undefined {
  const { value } = cell;
  if (typeof value === 'number') return ofSerial(value);
  if (value !== null && typeof value === 'object') return ofClock(Date.parse(value.date));
  const text = typeof value === 'string' ? cellText(cell) : '';
  return SERIAL.test(text) ? ofSerial(Number(text.replace(',', '.'))) : readTypedMoment(text);
}

const ofSerial = (serial: number) => ofClock((serial - EPOCH_SERIAL) * DAY_MS);

/** Interprets wall-clock time as UTC: spreadsheets have no time zones, and count seconds in fractions of days. */
function ofClock(milliseconds: number): TypedMoment | undefined {
  const at = new Date(Math.round(milliseconds / 1_000) * 1_000);
  if (Number.isNaN(at.getTime())) return undefined;
  const [day = '', time = ''] = at.toISOString().split('T');
  return time.startsWith('00:00:00') ? { day } : { day, time: time.slice(0, 5) };
}
