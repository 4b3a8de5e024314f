/** Messages of the resource's views. */
export const custom = {
  whole_country: 'Seluruh Indonesia',
  add_title: 'Tambah batas harga',
  edit_title: 'Ubah batas harga %{name}',
  show_title: 'Batas harga %{name}',
  help: {
    source: 'Peraturan yang menetapkannya, dengan nomor dan tahunnya.',
    valid_to: 'Hari terakhirnya. Kosongkan bila belum diketahui.',
  },
  end: 'Akhiri',
  end_title: 'Akhiri batas harga %{name}',
  end_text: 'Sesudah hari itu harga di sini tidak dibatasi lagi, kecuali oleh batas nasional atau batas baru.',
  no_end: 'seterusnya',
  breaches: {
    title: 'Harga di atas batas ini',
    none: 'Tidak ada harga di atas batas ini.',
    some: '%{smart_count} harga di atas batas ini. Harga itu tidak berubah sendiri: turunkan di Atur Harga Produk.',
    area: 'Area',
    amount: 'Harga',
    excess: 'Di atas batas',
    since: 'Berlaku mulai',
    more: 'dan %{smart_count} harga lain',
  },
};
