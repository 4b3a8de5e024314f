import { BANNER_STATUS_LABELS, banner, PLACEMENT_LABELS } from '../../../contract/banner';
import { labelsOf } from '../../../contract/core/labels';

export const id = {
  name: 'Banner',
  noun: 'banner',
  audit: { banner: {} },
  search: 'Cari judul banner',
  delete_text: 'Banner yang dihapus tidak tampil lagi di aplikasi pelanggan.',
  fields: { ...labelsOf(banner), period: 'Periode' },
  choices: {
    status: BANNER_STATUS_LABELS,
    placement: PLACEMENT_LABELS,
    all_categories: 'Semua',
    all_regions: 'Nasional',
  },
  custom: {
    changed: 'Diubah %{when}',
    sections: {
      content: 'Isi dan periode',
      content_text: 'Tampil di aplikasi pelanggan seperti tertulis di sini.',
      picture: 'Gambar',
      showing: 'Penayangan',
      showing_text: 'Urutan kecil tampil lebih dulu.',
    },
    help: {
      active: 'Banner nonaktif tidak tampil walau periodenya berjalan.',
      link: 'Halaman yang terbuka saat banner diketuk.',
      position: 'Angka kecil tampil lebih dulu.',
    },
  },
};
