import { PERMISSION_GROUP_LABELS, permission } from '../../../contract/identity/permission';
import { labelsOfRecord } from '../../../contract/record/labels';

export const id = {
  name: 'Hak',
  audit: { permission: {} },
  title: { list: 'Katalog Hak' },
  info: { list: 'Semua hak yang dapat dimasukkan ke dalam peran. Hak bawaan dipakai oleh konsol ini sendiri.' },
  delete_text: 'Hak ini juga hilang dari semua peran yang memilikinya.',
  fields: { ...labelsOfRecord(permission), position: 'Urutan menu' },
  choices: { group_code: PERMISSION_GROUP_LABELS, is_system: { built_in: 'Bawaan', added: 'Tambahan' } },
  help: {
    name: 'Huruf kecil dan garis bawah, misalnya can_read_laporan_stok.',
    label: 'Kalimat pendek yang mengatakan apa yang boleh dilakukan.',
    is_system: 'Konsol memakai kode ini, jadi tidak dapat diganti atau dihapus. Keterangannya boleh diubah.',
  },
};
