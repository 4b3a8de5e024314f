/** The messages of its own views. */
export const custom = {
  rights: 'Hak di aplikasi merchant',
  rights_text: '%{count} dari %{all} hak',
  group_count: '%{count} dari %{all}',
  granted: 'Boleh',
  refused: 'Tidak',
  facts: 'Keterangan',
  fixed:
    'Peran merchant tetap: tidak dapat ditambah, diubah, atau dihapus dari konsol. Pemilik memberi peran kepada pegawainya di aplikasi merchant.',
};
