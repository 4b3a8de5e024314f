import { plainText } from './plainText';

/** Why a text is not read as a number. */
export type NumberFault =
  | 'notANumber'
  /** Contains letters: `12 ribu`, `195.OOO` */
  | 'letters'
  /** `1,95E+05` */
  | 'scientific'
  /** Points and commas where this notation has none: `1.50`, `1.00.000`, `1,234.56` */
  | 'misgrouped'
  | 'notWhole'
  /** Two readings differ: `12,000` for a whole number */
  | 'ambiguous'
  | 'tooManyDecimals'
  /** More digits than a number keeps exactly */
  | 'tooManyDigits';

export type NumberRead = { value: number } | { fault: NumberFault };

export interface NumberOptions {
  /** Most digits after the decimal separator; 0 by default, for whole numbers. */
  decimals?: number;
  /** False for numbers that are never written with thousands, such as coordinates: point and comma are both decimal. */
  grouped?: boolean;
  /**
   * Where thousands and decimals are separated: `id` `1.234,5`, which people type here; `en` `1,234.5`; `any` for files, whose program may
   * write either: a text with two readings is ambiguous.
   */
  notation?: 'id' | 'en' | 'any';
}

/** Longer than any number with its currency; nothing longer is looked at. */
const LONGEST = 60;
/** Whole numbers of so many digits are exact. */
const MOST_DIGITS = 15;
/** `92.000,00`: cents that are always zero; three zeros would be thousands. */
const ZERO_DECIMALS = 2;

/**
 * Reads a number as people write it: typed, pasted, or in a cell of a spreadsheet. What has one meaning is read, `Rp 92.000,-` or with
 * spaces and digits of any width; everything else is refused with its reason. No text is rounded, cut or guessed.
 */
export function readNumber(text: string, options: NumberOptions = {}): NumberRead {
  const { notation = 'id', grouped = true } = options;
  const bare = bareNumber(text);
  if ('fault' in bare) return bare;
  if (!grouped) return read(bare, UNGROUPED, options);
  if (notation !== 'any') return read(bare, notation === 'id' ? INDONESIAN : ENGLISH, options);
  const id = read(bare, INDONESIAN, options);
  const en = read(bare, ENGLISH, options);
  if ('value' in id && 'value' in en) return id.value === en.value ? id : { fault: 'ambiguous' };
  if ('value' in en) return en;
  return 'value' in id || id.fault !== 'misgrouped' ? id : en;
}

/** Thousands, then decimals. Spaces separate thousands in either notation. */
const INDONESIAN = /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+)(?:,(\d+))?$/;
const ENGLISH = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(\d+))?$/;
const UNGROUPED = /^(\d+)(?:[.,](\d+))?$/;

interface BareNumber {
  negative: boolean;
  /** Digits, points, commas and single spaces. */
  digits: string;
}

function read({ negative, digits }: BareNumber, notation: RegExp, { decimals = 0 }: NumberOptions): NumberRead {
  const [, whole, fraction = ''] = notation.exec(digits) ?? [];
  if (whole === undefined) {
    const isMisgrouped = notation !== UNGROUPED && !/^[.,]|[.,]$/.test(digits);
    return { fault: isMisgrouped ? 'misgrouped' : 'notANumber' };
  }
  if (/^0\d*\D/.test(whole)) return { fault: 'misgrouped' };
  if (decimals > 0 && fraction.length > decimals) return { fault: 'tooManyDecimals' };
  if (decimals === 0 && (fraction.length > ZERO_DECIMALS || /[1-9]/.test(fraction)))
    return { fault: fraction.length === 3 ? 'ambiguous' : 'notWhole' };
  return exactly(negative, whole.replace(/\D/g, '').replace(/^0+(?=\d)/, ''), withoutEndingZeros(fraction));
}

function withoutEndingZeros(fraction: string): string {
  let end = fraction.length;
  while (fraction[end - 1] === '0') end--;
  return fraction.slice(0, end);
}

/** The number that these digits write, unless it would be rounded. */
function exactly(negative: boolean, whole: string, fraction: string): NumberRead {
  const value = Number(`${whole}.${fraction || '0'}`);
  const written = fraction ? `${whole}.${fraction}` : whole;
  if (whole.length > MOST_DIGITS || value.toFixed(fraction.length) !== written) return { fault: 'tooManyDigits' };
  return { value: negative && value !== 0 ? -value : value };
}

/** Removes what is around the digits: currency, sign, the apostrophe that marks text in a spreadsheet. */
function bareNumber(typed: string): BareNumber | { fault: NumberFault } {
  const trimmed = typed.trim();
  if (trimmed.length > LONGEST) return { fault: /^\d+$/.test(trimmed) ? 'tooManyDigits' : 'notANumber' };
  const plain = plainText(trimmed).replace(/^['\u2019]/, '');
  const [, sign = '', inner = '', digits = ''] =
    /^([+-]?) ?(?:(?:rp\.?|idr) ?)?([+-]?) ?(.*)$/i.exec(plain.replace(/ ?(?:rp|idr|rupiah)$/i, '')) ?? [];
  const body = digits.replace(/ ?,[-\u2013\u2014]{1,2}$/, '');
  if (/^[\d., ]+$/.test(body) && /\d/.test(body) && !(sign && inner))
    return { negative: (sign || inner) === '-', digits: body };
  if (/^[\d.,]+e[+-]?\d+$/i.test(body)) return { fault: 'scientific' };
  return { fault: /\d/.test(body) && /\p{L}/u.test(body) ? 'letters' : 'notANumber' };
}
