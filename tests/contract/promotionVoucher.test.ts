import fc from 'fast-check';
import { CODE_ALPHABET, normaliseCode, VOUCHER_CODE } from '../../contract/promotion/voucherCode';
import {
  manualTransitions,
  VOUCHER_DECISIONS,
  VOUCHER_STATUSES,
  VOUCHER_TRANSITIONS,
  type VoucherStatus,
  voucherStatus,
} from '../../contract/promotion/voucherStatus';

test('expired and revoked are final, and exhausted is never set by hand', () => {
  for (const status of VOUCHER_STATUSES) {
    const isOver = status === 'expired' || status === 'revoked';
    expect(VOUCHER_TRANSITIONS[status].length === 0).toBe(isOver);
    expect(manualTransitions(status)).not.toContain('exhausted');
    expect(VOUCHER_TRANSITIONS[status]).toEqual(expect.arrayContaining(manualTransitions(status)));
  }
  expect(VOUCHER_TRANSITIONS.draft).not.toContain('active');
});

test('a status known only to a provider has no transitions', () => {
  expect(manualTransitions('MENUNGGU_PUSAT' as VoucherStatus)).toEqual([]);
});

test('a voucher is active only once approved, within its period and quota', () => {
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

test('codes have no look-alike characters and are normalised as typed', () => {
  expect(/[01258BILOSZ]/.test(CODE_ALPHABET)).toBe(false);
  expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  expect(normaliseCode(' pagijbb-7k3m 9qwx4c ')).toBe('PAGIJBB-7K3M9QWX4C');
  for (const code of ['PAGIJBB', 'PAGIJBB-7K3M9QWX4C', 'A1B2']) expect(VOUCHER_CODE.test(code)).toBe(true);
  for (const code of ['ABC', '-ABCD', 'ABCD-', 'AB--CD', 'AB_CD', '']) expect(VOUCHER_CODE.test(code)).toBe(false);
});
