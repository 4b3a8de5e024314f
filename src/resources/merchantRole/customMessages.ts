/** Messages of the resource's views. */
export const custom = {
  matrix_text: 'Satu baris untuk setiap hak, satu kolom untuk setiap peran.',
  matrix_count: '%{count} hak',
  right: 'Hak',
  granted: 'Boleh',
  refused: 'Tidak',
  fixed:
    'Peran merchant tetap: tidak dapat ditambah, diubah, atau dihapus dari konsol. Pemilik memberi peran kepada pegawainya di aplikasi merchant.',
};
