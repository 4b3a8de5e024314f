import { FAQ_CATEGORY_TEXTS } from '../../../contract/faq';

/** Messages of the resource's views. */
export const custom = {
  categories: FAQ_CATEGORY_TEXTS,
  sections: {
    content: 'Pertanyaan dan jawaban',
    content_text: 'Tampil di aplikasi merchant seperti tertulis di sini.',
  },
  help: {
    is_active: 'Pertanyaan yang disembunyikan tetap tersimpan, tetapi tidak terlihat oleh merchant.',
    category_code: 'Pertanyaan baru, atau yang pindah kategori, menjadi yang terakhir di kategorinya.',
  },
  group_count: '%{count} pertanyaan',
  order: {
    handle: 'Pindahkan “%{name}”',
    up: 'Naikkan “%{name}”',
    down: 'Turunkan “%{name}”',
    sortable: 'dapat diurutkan',
    how: 'Tekan spasi untuk mengangkat pertanyaan, panah atas atau bawah untuk memindahkannya, spasi lagi untuk meletakkannya, dan Esc untuk membatalkan.',
    lifted: '“%{name}” diangkat. Sekarang nomor %{place} dari %{count}.',
    over: '“%{name}” di nomor %{place} dari %{count}.',
    dropped: '“%{name}” diletakkan di nomor %{place} dari %{count}.',
    cancelled: 'Dibatalkan. “%{name}” kembali ke tempatnya.',
    hint: 'Seret baris, atau pakai panah di ujungnya, untuk mengubah urutan.',
    closed: 'Urutan dapat diubah bila pencarian dan filter status kosong dan daftar diurutkan menurut Urutan.',
  },
  preview: {
    title: 'Seperti dilihat merchant',
    page: 'Bantuan',
    no_question: 'Pertanyaan',
    no_answer: 'Jawaban tampil di sini.',
    hidden: 'Disembunyikan: merchant belum melihat pertanyaan ini.',
  },
  facts: 'Keterangan',
};
