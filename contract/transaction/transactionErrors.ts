import { defineErrors } from '../core/defineErrors';

/** Errors in reading sales and cancellations, and in settling. */
export const transactionErrors = defineErrors('transaction', {
  cancellationNotFound: {
    id: 'Pembatalan pesanan ini tidak ditemukan.',
    en: 'The cancellation of this order was not found.',
  },
  settlementNotFound: { id: 'Pencairan ini tidak ditemukan.', en: 'This settlement was not found.' },
  nothingToSettle: {
    id: 'Tidak ada yang dapat dicairkan untuk periode ini.',
    en: 'There is nothing to pay out for this period.',
  },
  otherAmount: {
    id: 'Jumlahnya sekarang %{amount}. Periksa lagi sebelum mencairkan.',
    en: 'The amount is now %{amount}. Check again before paying out.',
  },
  tooMuchAtOnce: {
    id: 'Pencairan paling banyak %{max}. Pilih periode yang lebih pendek.',
    en: 'A payout can be at most %{max}. Choose a shorter period.',
  },
  endsBeforeStart: { id: 'Sampai tanggal paling awal %{start}', en: 'The end date cannot be before %{start}' },
  periodTooLong: { id: 'Periode paling lama %{days} hari', en: 'The period can be at most %{days} days' },
});
