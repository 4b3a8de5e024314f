import { labelsOf } from '../../../contract/core/labels';
import { permission } from '../../../contract/identity/permission';

export const id = {
  name: 'Hak',
  noun: 'hak',
  audit: { permission: {} },
  search: 'Cari hak',
  title: { list: 'Katalog Hak', create: 'Tambah Hak', edit: 'Ubah Hak' },
  info: { list: 'Semua hak yang dapat dimasukkan ke dalam peran. Hak bawaan dipakai oleh konsol ini sendiri.' },
  delete_text: 'Hak ini juga hilang dari semua peran yang memilikinya.',
  fields: { ...labelsOf(permission), position: 'Urutan menu' },
  choices: { is_system: { true: 'Bawaan', false: 'Tambahan' } },
  custom: {
    sections: { right: 'Hak' },
    help: {
      name: 'Huruf kecil dan garis bawah, misalnya can_read_laporan_stok.',
      fixed: 'Konsol memakai kode ini, jadi tidak dapat diganti atau dihapus. Keterangannya boleh diubah.',
      label: 'Kalimat pendek yang mengatakan apa yang boleh dilakukan.',
    },
  },
};
