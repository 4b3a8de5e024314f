import { plainText } from '../core/plainText';

/** Letters and digits that are not easily confused, spoken or printed: without 0 O, 1 I L, 2 Z, 5 S, 8 B. */
export const CODE_ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679';

/** Random characters in a voucher's code: about 46 bits, so guessing one of 100,000 codes takes some 10^9 attempts. */
export const CODE_LENGTH = 10;

/** The stored form of a code in a file: in capitals and without spaces. Other signs than a code's are not exchanged for its own. */
export const codeOf = (written: string): string => written.replace(/\s+/g, '').toUpperCase();

/** The stored form of a typed code, whatever hyphens and digits were typed. */
export const normaliseCode = (typed: string): string => codeOf(plainText(typed));

/** A promotion's code; codes generated for its vouchers start with it. */
export const PROMOTION_CODE = /^[A-Z0-9]{4,20}$/;
export const MAX_PROMOTION_CODE = 20;
export const VOUCHER_CODE = /^[A-Z0-9](?:-?[A-Z0-9]){3,39}$/;
export const MAX_VOUCHER_CODE = 40;
