/** Messages of the resource's views. */
export const custom = {
  tabs: { label: 'Bagian halaman', records: 'Transaksi', settlements: 'Pencairan' },
  totals: {
    title: 'Jumlah menurut filter',
    transactions: '%{count} transaksi, barang %{amount}',
    paid_amount: 'Diterima',
    refunded_amount: 'Dikembalikan',
    payment_fee: 'Biaya pembayaran',
    net_amount: 'Hak merchant',
    total: 'Tagihan',
    settled: '%{amount} sudah dicairkan',
    mismatches: 'Tidak cocok',
    mismatches_none: 'Semua cocok',
    mismatches_show: 'Lihat transaksinya',
    failed: 'Jumlah transaksi tidak dapat dimuat.',
  },
  detail: {
    title: 'Transaksi %{number}',
    payment: 'Pembayaran',
    amounts: 'Rincian',
    timeline: 'Riwayat pesanan',
    order: 'Buka pesanan',
    close: 'Tutup',
    in_hand: 'Diterima merchant langsung, tidak dicairkan.',
    not_settled: 'Belum dicairkan',
    failed: 'Pembayaran tidak dapat dimuat.',
  },
};
