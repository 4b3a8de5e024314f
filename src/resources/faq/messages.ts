import { FAQ_CATEGORY_LABELS, FAQ_STATUS_LABELS, faq } from '../../../contract/faq';
import { labelsOfRecord } from '../../../contract/record/labels';

export const id = {
  name: 'Pertanyaan',
  menu: 'Bantuan Merchant',
  audit: { faq: { actions: { order: 'Mengurutkan' } } },
  search: 'Cari pertanyaan atau jawaban',
  info: { list: 'Pertanyaan dan jawaban di halaman bantuan aplikasi merchant, menurut kategori dan urutannya.' },
  delete_text: 'Pertanyaan yang dihapus tidak tampil lagi di halaman bantuan merchant.',
  fields: { ...labelsOfRecord(faq), status: 'Status' },
  choices: { category_code: FAQ_CATEGORY_LABELS, status: FAQ_STATUS_LABELS },
};
