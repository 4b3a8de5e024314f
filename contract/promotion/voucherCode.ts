/** Letters and digits that cannot be taken for one another when read aloud or in print: without 0 O, 1 I L, 2 Z, 5 S, 8 B. */
export const CODE_ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679';

/** Random characters of a voucher's code: about 46 bits, so that guessing one of 100,000 takes some 10^9 tries. */
export const CODE_LENGTH = 10;

/** Codes are kept in capitals; what people type may have small letters and spaces. */
export const normaliseCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** A promotion's code, which its vouchers begin with. */
export const PROMOTION_CODE = /^[A-Z0-9]{4,20}$/;
export const VOUCHER_CODE = /^[A-Z0-9](?:-?[A-Z0-9]){3,39}$/;
export const MAX_VOUCHER_CODE = 40;
