import { labelsOf } from '../../../contract/core/labels';
import { permission } from '../../../contract/permission';
import type { Translated } from '../../i18n/merge';

export const id = {
  name: 'Hak',
  noun: 'hak',
  search: 'Cari hak',
  title: { list: 'Katalog Hak', create: 'Tambah Hak', edit: 'Ubah Hak' },
  info: { list: 'Semua hak yang dapat dimasukkan ke dalam peran. Hak bawaan dipakai oleh konsol ini sendiri.' },
  delete_text: 'Hak ini juga hilang dari semua peran yang memilikinya.',
  fields: { ...labelsOf(permission), position: 'Urutan menu' },
  choices: { is_system: { true: 'Bawaan', false: 'Tambahan' } },
  sections: { right: 'Hak' },
  help: {
    name: 'Huruf kecil dan garis bawah, misalnya can_read_laporan_stok.',
    fixed: 'Konsol memakai kode ini, jadi tidak dapat diganti atau dihapus. Keterangannya boleh diubah.',
    label: 'Kalimat pendek yang mengatakan apa yang boleh dilakukan.',
  },
};

export const en: Translated<typeof id> = {
  name: 'Right |||| Rights',
  noun: 'right |||| rights',
  search: 'Search rights',
  title: { list: 'Catalogue of rights', create: 'Add right', edit: 'Edit right' },
  info: { list: 'Every right that a role can hold. Built-in ones are used by this console itself.' },
  delete_text: 'The right also disappears from every role that holds it.',
  fields: {
    id: 'Id',
    name: 'Code',
    label: 'Description',
    group_code: 'Menu',
    is_system: 'Built in',
    role_count: 'Number of roles',
    version: 'Version',
    created_at: 'Created',
    updated_at: 'Changed',
    position: 'Order of the menu',
  },
  choices: { is_system: { true: 'Built in', false: 'Added' } },
  sections: { right: 'Right' },
  help: {
    name: 'Small letters and underscores, like can_read_laporan_stok.',
    fixed: 'The console uses this code, so it cannot be renamed or deleted. Its description may change.',
    label: 'A short sentence that says what may be done.',
  },
};
