import fc from 'fast-check';
import { CODE_ALPHABET, normaliseCode, VOUCHER_CODE } from '../../contract/promotion/voucherCode';
import {
  VOUCHER_DECISIONS,
  VOUCHER_NEXT,
  VOUCHER_STATUSES,
  voucherChoices,
  voucherStatus,
} from '../../contract/promotion/voucherStatus';

test('what is over leads nowhere, everything else to being over, and only customers exhaust a quota', () => {
  for (const status of VOUCHER_STATUSES) {
    const isOver = status === 'expired' || status === 'revoked';
    expect(VOUCHER_NEXT[status].length === 0).toBe(isOver);
    expect(voucherChoices(status)).not.toContain('exhausted');
    expect(VOUCHER_NEXT[status]).toEqual(expect.arrayContaining(voucherChoices(status)));
  }
  expect(VOUCHER_NEXT.draft).not.toContain('active');
});

test('a status is usable only between its days, within its quota and once approved', () => {
  const at = new Date('2026-11-25T03:00:00.000Z');
  const day = (offset: number) => new Date(at.getTime() + offset * 86_400_000).toISOString();
  fc.assert(
    fc.property(
      fc.constantFrom(...VOUCHER_DECISIONS),
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.nat(3),
      (decision, start, length, used) => {
        const voucher = { decision, starts_at: day(start), ends_at: day(start + length), quota: 2, used };
        const isActive = decision === 'active' && start <= 0 && start + length > 0 && used < 2;
        expect(voucherStatus(voucher, at) === 'active').toBe(isActive);
      },
    ),
  );
});

test('codes are made of characters that look alike to nobody, and are read as they are typed', () => {
  expect(/[01258BILOSZ]/.test(CODE_ALPHABET)).toBe(false);
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  expect(normaliseCode(' pagijbb-7k3m 9qwx4c ')).toBe('PAGIJBB-7K3M9QWX4C');
  for (const code of ['PAGIJBB', 'PAGIJBB-7K3M9QWX4C', 'A1B2']) expect(VOUCHER_CODE.test(code)).toBe(true);
  for (const code of ['ABC', '-ABCD', 'ABCD-', 'AB--CD', 'AB_CD', '']) expect(VOUCHER_CODE.test(code)).toBe(false);
});
