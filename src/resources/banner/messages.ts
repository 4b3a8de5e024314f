import { banner } from '../../../contract/banner';
import { choicesOfRecord, labelsOfRecord } from '../../../contract/record/labels';

export const id = {
  name: 'Banner',
  audit: { banner: {} },
  info: { list: 'Gambar promosi di aplikasi pelanggan, menurut penempatan, wilayah, dan masa tayangnya.' },
  search: 'Cari judul banner',
  delete_text: 'Banner yang dihapus tidak tampil lagi di aplikasi pelanggan.',
  fields: { ...labelsOfRecord(banner), period: 'Periode' },
  choices: choicesOfRecord(banner, ['status', 'placement']),
  sections: { content: 'Isi dan periode', content_text: 'Tampil di aplikasi pelanggan seperti tertulis di sini.' },
  help: {
    is_active: 'Banner nonaktif tidak tampil walau periodenya berjalan.',
    link: 'Halaman yang terbuka saat banner diketuk.',
    position: 'Angka kecil tampil lebih dulu.',
  },
  custom: { changed: 'Diubah %{when}' },
};
