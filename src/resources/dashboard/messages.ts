export const id = {
  title: 'Beranda',
  info: 'Penjualan dihitung pada hari pesanan dibuat (WIB), sejak merchant menerimanya. Pesanan yang batal tidak dihitung.',
};

export const categoryMessages = { title: 'Beranda per Kategori', crumb: 'Kategori', info: id.info };
