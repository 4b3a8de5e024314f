import { plainText } from './plainText';

const separators = /[\s().-]/g;
const mobile = /^8[1-357-9]\d{7,10}$/;
// Area codes in use, from libphonenumber's metadata (Apache-2.0): two or three digits, then the subscriber number.
const landline = new RegExp(
  '^(?:2[124]\\d{7,8}|619\\d{8}|61\\d{5,8}|(?:' +
    '2(?:[35][1-4]|6[0-8]|7[1-6]|8\\d|9[1-8])|' +
    '3(?:1|[25][1-8]|3[1-68]|4[1-3]|6[1-3568]|7[0-469]|8\\d)|' +
    '4(?:0[1-589]|1[01347-9]|2[0-36-8]|3[0-24-68]|43|5[1-378]|6[1-5]|7[134]|8[1245])|' +
    '5(?:1[1-35-9]|2[25-8]|3[124-9]|4[1-3589]|5[1-46]|6[1-8])|' +
    '6(?:[25]\\d|3[1-69]|4[1-6])|' +
    '7(?:02|[125][1-9]|[36]\\d|4[1-8]|7[0-36-9])|' +
    '9(?:0[12]|1[013-8]|2[0-479]|5[125-8]|6[23679]|7[159]|8[01346])' +
    ')\\d{5,8})$',
);

/** Returns the national number (without 0 or 62), or null if the input cannot be an Indonesian number. */
function nationalNumber(typed: string): string | null {
  const plain = plainText(typed);
  if (!/^\+?[\d\s().-]+$/.test(plain)) return null;
  const plus = plain.startsWith('+');
  const digits = plain.replace('+', '').replace(separators, '');
  if (digits.startsWith('62')) return digits.slice(2).replace(/^0/, '');
  return digits.startsWith('0') && !plus ? digits.slice(1) : null;
}

/** Classifies a number by the numbering plan; null if it is neither mobile nor landline. */
export function phoneKind(typed: string): 'mobile' | 'landline' | null {
  const national = nationalNumber(typed);
  if (national === null) return null;
  if (mobile.test(national)) return 'mobile';
  return national.length >= 8 && national.length <= 11 && landline.test(national) ? 'landline' : null;
}

/** Converts to E.164 (`+6281200000101`), the stored format; null if the number is invalid. Idempotent. */
export const toE164 = (typed: string) => (phoneKind(typed) ? `+62${nationalNumber(typed)}` : null);

/** The same of a number as a caller says it, who may leave out the 0: `859 0002 1526`. No area code begins with 8. */
export const toE164AsSpoken = (spoken: string) => toE164(spoken) ?? toE164(plainText(spoken).replace(/^8/, '08'));

/** Converts to the digits of a chat link: E.164 without the plus sign. */
export const toChatNumber = (typed: string) => toE164(typed)?.slice(1) ?? null;

/** Formats as a local number in blocks of four: `0812-0000-0101`. Invalid input is returned unchanged. */
export function toLocalPhone(typed: string): string {
  const e164 = toE164(typed);
  return e164 ? `0${e164.slice(3)}`.replace(/(\d{4})(?=\d)/g, '$1-') : typed;
}

const SHORTEST_PART = 3;

/**
 * Returns the substrings by which a search finds a stored number. Only digits count, and the prefixes 0, 62 and +62 are
 * equivalent (`0832-0002`, `62 832 0002`, `+62 (0)832`; `0002-1527` from the middle of a number).
 *
 * @returns alternatives, of which one must occur in the E.164 number; empty if the text is not a number or has fewer than three digits
 */
export function phoneParts(typed: string): string[] {
  const plain = plainText(typed);
  const digits = plain.replace(/\D/g, '');
  if (digits.length < SHORTEST_PART || !/^\+?[\d\s().-]+$/.test(plain)) return [];
  const national = /^(?:620?|0)(\d+)$/.exec(digits)?.[1];
  return national ? [digits, `+62${national}`] : [digits];
}
