import { z } from 'zod';
import { FIRST_DAY, isDay, LAST_DAY } from './days';
import { MAX_RUPIAH } from './maxRupiah';
import { phoneKind, toE164 } from './phone';

/**
 * Builders for record fields, each implementing a rule of the specification's point 5. Add the Indonesian label last:
 * `text(60).meta({ title: 'Judul' })`.
 */

export const id = z.guid().meta({ title: 'ID' });

/** Sent back with an update; a stale version gets 409. Limited to the database's integer range. */
export const version = z.int().min(1).max(2_147_483_647).meta({ title: 'Versi', needed: true });

/** Ends the checks of a text that is too long: no pattern, parser or rule ever reads it. */
const FIRST = { abort: true } as const;

const withoutNul = (value: string) => !value.includes('\0');
const STORABLE = { params: { rule: 'value' } };

/** Text of at most `max` characters that the database can store: PostgreSQL rejects NUL. */
export const anyText = (max: number) => z.string().max(max, FIRST).refine(withoutNul, STORABLE);

/** Text that may be empty; surrounding spaces are trimmed. */
export const trimmedText = (max: number) => z.string().trim().max(max, FIRST).refine(withoutNul, STORABLE);

/** Required text of at most `max` characters; surrounding spaces are trimmed. */
export const text = (max: number, min = 1) => trimmedText(max).min(min);

/** Optional text; an empty one is stored as null. */
export const optionalText = (max: number) =>
  trimmedText(max)
    .nullish()
    .transform(value => value || null);

/** Required multi-line text. */
export const longText = (max: number, min = 1) => text(max, min).meta({ kind: 'longText' });

/** Optional multi-line text. */
export const optionalLongText = (max: number) => optionalText(max).meta({ kind: 'longText' });

/** Whole rupiah. */
export const rupiah = z.int().min(0).max(MAX_RUPIAH).meta({ kind: 'money' });

/** A number with at most `decimals` digits after the comma. */
export const decimal = (decimals: number) =>
  z
    .number()
    .refine(value => Number(value.toFixed(decimals)) === value, { params: { rule: 'decimals', length: decimals } })
    .meta({ decimals });

/** Degrees of latitude (up to 90) or longitude (up to 180), which are never written with thousands. */
export const degrees = (most: 90 | 180) => z.number().min(-most).max(most).meta({ grouped: false });

const FIRST_MS = Date.parse(`${FIRST_DAY}T00:00:00+07:00`);
const LAST_MS = Date.parse(`${LAST_DAY}T23:59:59.999+07:00`);
const isOnDay = (value: string) => Date.parse(value) >= FIRST_MS && Date.parse(value) <= LAST_MS;

/** Room for any offset and for fractions of a second. */
const MAX_INSTANT = 40;

/** An instant in UTC, `2026-11-21T07:05:00.000Z`; input may have any offset. Its day in Jakarta is one that `day` accepts. */
export const instant = z.iso
  .datetime({ offset: true })
  .max(MAX_INSTANT, FIRST)
  .refine(isOnDay, { params: { rule: 'day' } })
  .transform(value => new Date(value).toISOString());

/** An instant in responses. */
export const instantOut = z.iso.datetime();

/** A calendar day in Asia/Jakarta, `2026-11-21`, from 1900 to 2200: the one kind for every day that anyone may give. */
export const day = z.iso
  .date()
  .max(FIRST_DAY.length, FIRST)
  .refine(isDay, { params: { rule: 'day' } });

/** A calendar day in responses; one that is computed, such as of the period before, may precede all that can be given. */
export const dayOut = z.iso.date();

/** An e-mail address, in lower case. */
export const email = z.string().trim().max(254, FIRST).toLowerCase().min(1).pipe(z.email()).meta({ kind: 'email' });

/** Room for a short line with whatever people type around it. */
const MAX_LINE = 100;

/** A phone number in any format, parsed to E.164. `kind: 'mobile'` for numbers that receive messages. */
export const phone = ({ kind }: { kind?: 'mobile' } = {}) =>
  z
    .string()
    .max(MAX_LINE, FIRST)
    .min(1)
    .refine(value => (kind ? phoneKind(value) === kind : phoneKind(value) !== null), { params: { rule: 'phone' } })
    .transform(value => toE164(value) ?? value)
    .meta({ kind: 'phone' });

/** A phone number in responses. */
export const phoneOut = z.string().meta({ kind: 'phone' });

/** An absolute http(s) URL; other schemes (javascript:, data:) are invalid. */
export const webLink = z
  .string()
  .max(500, FIRST)
  .check(z.url({ protocol: /^https?$/, hostname: z.regexes.domain }))
  .meta({ kind: 'link' });

/** The id of a record of another console resource: `reference('role')`. */
export const reference = (resource: string) => z.guid().meta({ kind: 'reference', reference: resource });

/** One of a fixed set of values: `oneOf(['home_top', …])`. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values);

const ruled = (rule: string, fits: (value: string) => boolean, { max = MAX_LINE, length }: Bounds = {}) =>
  z.string().max(max, FIRST).min(1).refine(fits, { params: { rule, length } });

const ruledLine = (rule: string, fits: (value: string) => boolean, max: number) =>
  z.string().trim().max(max, FIRST).min(1).refine(fits, { params: { rule } });

interface Bounds {
  max?: number;
  /** Number in the rule's message. */
  length?: number;
}

const isDigits = (value: string) => /^\d+$/.test(value);

/** A number typed as text. */
export const numeric = ruled('numeric', value => /^-?\d+(?:[.,]\d+)?$/.test(value));
export const alpha = (max: number) => ruled('alpha', value => /^\p{L}+$/u.test(value), { max });
export const alphaSpaces = (max: number) => ruledLine('alpha_spaces', value => /^[\p{L} ]+$/u.test(value), max);
export const alphaNum = (max: number) => ruled('alpha_num', value => /^[\p{L}\d]+$/u.test(value), { max });
/** Digits and nothing else; how many is judged after this. */
export const digitsOnly = ruled('numeric', isDigits);
/** Text of exactly this many digits. */
export const digits = (length: number) =>
  ruled('digits', value => isDigits(value) && value.length === length, { length });
export const minDigits = (length: number) =>
  ruled('min_digits', value => isDigits(value) && value.length >= length, { length });
export const maxDigits = (length: number) =>
  ruled('max_digits', value => isDigits(value) && value.length <= length, { length });
/** Letters, digits, space, dot, comma and single quote. */
export const alphaNumSpecial = (max: number) =>
  ruledLine('alpha_num_special', value => /^[\p{L}\d .,']+$/u.test(value), max);
/** Letters, space, dot, comma and single quote: a person's name. */
export const fullName = (max: number) => ruledLine('full_name', value => /^[\p{L} .,']+$/u.test(value), max);
/** More than any password manager makes. */
export const MAX_PASSWORD = 200;

/** At least 8 characters with a digit, an upper-case letter, a lower-case letter and another character. */
export const password = ruled('password', isStrongPassword, { max: MAX_PASSWORD });

function isStrongPassword(value: string) {
  return (
    value.length >= 8 && /\d/.test(value) && /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /[^\p{L}\d]/u.test(value)
  );
}

/**
 * Object-level rule: `field` must repeat `of`. Use with `.superRefine(confirmed('password_confirmation',
 * 'password'))`.
 */
export const confirmed =
  <T extends Record<string, unknown>>(field: keyof T & string, of: keyof T & string) =>
  (value: T, context: z.core.$RefinementCtx<T>) => {
    if (value[field] !== value[of])
      context.addIssue({ code: 'custom', path: [field], input: value[field], params: { rule: 'confirmed' } });
  };
