/** Messages of the resource's views. */
export const custom = {
  add: 'Buat pencairan',
  done: 'Pencairan %{name} dicatat.',
  pay: 'Catat pencairan %{amount}',
  pay_nothing: 'Catat pencairan',
  reference_help: 'Nomor transfer bank, bila sudah ada.',
  empty: 'Belum ada pencairan',
  empty_text: 'Pilih merchant dan periode, periksa jumlahnya, lalu catat pencairannya.',
  preview: {
    title: 'Yang akan dicairkan',
    choose: 'Pilih merchant dan periode untuk melihat jumlah yang akan dicairkan.',
    backwards: 'Tanggal akhirnya lebih awal daripada tanggal mulainya.',
    loading: 'Menghitung…',
    nothing:
      'Tidak ada yang dapat dicairkan di periode ini: pesanan selesai sudah dicairkan, dibayar tunai, atau ditahan.',
    net_amount: 'Dicairkan',
  },
  held_back: {
    title: '%{count} pesanan ditahan karena pembayarannya tidak cocok',
    others: 'dan %{count} pesanan lain',
  },
  detail: { title: 'Pencairan %{number}', period: 'Periode pesanan', close: 'Tutup' },
};
