import { z } from 'zod';
import { idFromProvider } from './foreignId';
import { UnreadableValue } from './UnreadableValue';

type Read = (value: unknown) => unknown;

/** Text; numbers are converted, such as a telephone number or postcode stored as one. */
const readText: Read = value => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new UnreadableValue('text');
};

/** `1250`, `'1250'` or `'1250.00'`. Thousands separators are never guessed: `'1.250'` could be 1,250 or one and a quarter. */
export const readWhole: Read = value => {
  const number = typeof value === 'string' && /^-?\d{1,16}(?:\.0{1,2})?$/.test(value) ? Number(value) : value;
  if (Number.isSafeInteger(number)) return number;
  throw new UnreadableValue('a whole number');
};

/** `1.5` or `'1.5'`. */
export const readNumber: Read = value => {
  const number = typeof value === 'string' && /^-?\d{1,16}(?:\.\d{1,16})?$/.test(value) ? Number(value) : value;
  if (typeof number === 'number') return number;
  throw new UnreadableValue('a number');
};

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
]);

/** `true`, `1`, `'1'`, `'true'` and their opposites. */
export const readFlag: Read = value => {
  const flag = FLAGS.get(value);
  if (flag === undefined) throw new UnreadableValue('true or false');
  return flag;
};

/** A code of the contract, or an unknown one, which the console shows verbatim. */
export const readCode: Read = value => {
  const code = readText(value);
  if (code === '') throw new UnreadableValue('a code');
  return code;
};

/** The contract's own format: most instants have it, and pass unchanged without creating a `Date` for each. */
const CANONICAL = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;
const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

/** An instant; without a zone it is UTC (specification, point 9). A day alone is rejected, since its hour is unknown. */
export const readInstant: Read = value => {
  if (typeof value === 'string' && CANONICAL.test(value)) return value;
  const parts = typeof value === 'string' && INSTANT.exec(value);
  if (parts) {
    const [, day, minutes, seconds = ':00', zone = 'Z'] = parts;
    const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
    const at = new Date(`${day}T${minutes}${seconds}${offset}`);
    if (!Number.isNaN(at.getTime())) return at.toISOString();
  }
  throw new UnreadableValue('an instant');
};

const JAKARTA_MS = 7 * 3_600_000;

/** A day; an instant becomes its day in Asia/Jakarta. */
export const readDay: Read = value => {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))) return value;
  try {
    return new Date(Date.parse(String(readInstant(value))) + JAKARTA_MS).toISOString().slice(0, 10);
  } catch {
    throw new UnreadableValue('a day');
  }
};

const readId: Read = value => {
  if ((typeof value === 'string' && value !== '') || Number.isSafeInteger(value))
    return idFromProvider(value as string | number);
  throw new UnreadableValue('an id');
};

/** A web address; another scheme could be a script in a link. */
const readAddress: Read = value => {
  if (typeof value === 'string' && /^https?:\/\//i.test(value)) return value;
  throw new UnreadableValue('a web address');
};

const BY_FORMAT: Partial<Record<string, Read>> = {
  guid: readId,
  uuid: readId,
  datetime: readInstant,
  date: readDay,
  url: readAddress,
};

/** Returns the reader for a text of the contract, by its format. */
export const readerOfText = (schema: z.ZodString): Read => BY_FORMAT[schema.format ?? ''] ?? readText;

/** Whether a schema is of text that may be empty: of no format that has a reader of its own. */
export const isPlainText = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodString && BY_FORMAT[schema.format ?? ''] === undefined;
