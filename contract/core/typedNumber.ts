/** One interpretation of a typed number. */
export interface NumberReading {
  value: number;
  /** Number of digits after the decimal separator. */
  decimals: number;
}

/** The interpretations with a decimal comma (1.234,56) and a decimal point (1,234.56), as far as the text allows them. */
export interface NumberReadings {
  comma?: NumberReading;
  point?: NumberReading;
}

/** Currency marks that people type around amounts: `Rp 92.000,-`. */
const CURRENCY = /^(?:rp\.?|idr)|(?:rp|idr)$|,-$/giu;
const SPACES = /[\s\u00a0\u2007\u2009\u202f]/gu;
const MINUS = /^[-\u2212]/u;
const MOST_DIGITS = 15;

/**
 * Parses a number as people type it. If the text is valid in both styles with different values (`1.234`), the caller decides
 * by what it expects.
 *
 * @returns neither reading if it is not a number: letters, exponents, leading zeros, groups of other than three digits
 */
export function readTypedNumber(typed: string): NumberReadings {
  const bare = typed.trim().replace(CURRENCY, '').replace(SPACES, '');
  const isNegative = MINUS.test(bare);
  const text = bare.replace(MINUS, '');
  const comma = reading(text, isNegative, '.', ',');
  const point = reading(text, isNegative, ',', '.');
  return { ...(comma && { comma }), ...(point && { point }) };
}

function reading(text: string, isNegative: boolean, group: string, decimal: string): NumberReading | undefined {
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  if (more.length > 0 || (text.includes(decimal) && !/^\d+$/.test(fraction))) return undefined;
  const groups = whole.split(group);
  const [first = '', ...others] = groups;
  if (!/^(?:0|[1-9]\d*)$/.test(first) || others.some(part => !/^\d{3}$/.test(part))) return undefined;
  if (others.length > 0 && (first === '0' || first.length > 3)) return undefined;
  const digits = groups.join('');
  if (digits.length + fraction.length > MOST_DIGITS) return undefined;
  const value = Number(`${digits}.${fraction || '0'}`);
  return { value: isNegative && value !== 0 ? -value : value, decimals: fraction.length };
}
