import { sheetMomentErrors } from '../../contract/core/sheetMomentErrors';
import type { TypedMoment } from '../../contract/core/typedMoment';
import { cellText, quoted, type SheetCell } from './cells';
import { type MomentRead, readWrittenMoment } from './readWrittenMoment';
import { type ColumnOptions, commonOf, type SheetColumn } from './SheetColumn';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** 1 January 1970 in spreadsheet day numbers. */
const EPOCH_SERIAL = 25_569;
/** Days between the two epochs of spreadsheets. */
const DAYS_TO_1904 = 1_462;
/** A date that lost its cell format is a five-digit number. */
const SERIAL = /^\d{5}(?:[.,]\d+)?$/;
const YEARS = { first: '2000', last: '2099' };

/** A day in Jakarta, with or without a time: a spreadsheet date, or typed as text. */
export const moment = (header: string, options: ColumnOptions = {}): SheetColumn<TypedMoment> => ({
  ...commonOf(header, options),
  numFmt: 'dd/mm/yyyy hh:mm',
  reader: () => cell => {
    const read = within(momentOf(cell));
    return 'fault' in read ? { error: sheetMomentErrors[read.fault]({ column: header, text: quoted(cell) }) } : read;
  },
});

function within(read: MomentRead): MomentRead {
  if ('fault' in read) return read;
  const year = read.value.day.slice(0, 4);
  return year < YEARS.first || year > YEARS.last ? { fault: 'yearOutside' } : read;
}

function momentOf(cell: SheetCell): MomentRead {
  const { value, is1904 } = cell;
  if (typeof value === 'number') return ofSerial(is1904 ? value + DAYS_TO_1904 : value);
  if (value !== null && typeof value === 'object') return ofClock(Date.parse(value.date));
  if (typeof value !== 'string') return { fault: 'notMoment' };
  const text = cellText(cell);
  return SERIAL.test(text) ? ofSerial(Number(text.replace(',', '.'))) : readWrittenMoment(text);
}

const ofSerial = (serial: number) => ofClock((serial - EPOCH_SERIAL) * DAY_MS);

/** The first day number that is a day; those below are times without one. */
const FIRST_DAY_MS = (1 - EPOCH_SERIAL) * DAY_MS;

/** Interprets wall-clock time as UTC: spreadsheets have no time zones. Like them, cuts off seconds: 23.59.59,6 is no next day. */
function ofClock(milliseconds: number): MomentRead {
  const at = new Date(Math.floor(Math.round(milliseconds) / MINUTE_MS) * MINUTE_MS);
  if (Number.isNaN(at.getTime())) return { fault: 'notMoment' };
  if (milliseconds < FIRST_DAY_MS) return { fault: milliseconds % DAY_MS === 0 ? 'notMoment' : 'timeOnly' };
  const [day = '', time = ''] = at.toISOString().split('T');
  return { value: time.startsWith('00:00') ? { day } : { day, time: time.slice(0, 5) } };
}
