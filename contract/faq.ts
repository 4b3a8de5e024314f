import { z } from 'zod';
import { listOf } from './core/answer';
import { choice, statusChoice } from './core/choice';
import { crudApi } from './core/crudApi';
import { endpoint } from './core/endpoint';
import { id, instantOut, text } from './core/fields';
import { namesOf } from './core/namesOf';
import { listQuery, repeated } from './core/query';
import { recordOf } from './core/recordOf';
import { recordHistory } from './history';
import { HTML, richText } from './richTextField';

declare module './core/audited' {
  interface AuditedActions {
    faq: 'order';
  }
}

/** Categories of questions, in the order shown on the help page. */
export const FAQ_CATEGORY_LABELS = {
  pendaftaran: 'Pendaftaran Merchant',
  pesanan: 'Pesanan dan Pengiriman',
  'harga-stok': 'Produk, Harga, dan Stok',
  pembayaran: 'Pembayaran dan Pencairan',
  promo: 'Promo dan Voucher',
  'akun-bantuan': 'Akun, Keamanan, dan Bantuan',
} as const;
export const FAQ_CATEGORIES = namesOf(FAQ_CATEGORY_LABELS);
export type FaqCategory = keyof typeof FAQ_CATEGORY_LABELS;

/** Descriptions shown below the category names. */
export const FAQ_CATEGORY_TEXTS: Record<FaqCategory, string> = {
  pendaftaran: 'Syarat, dokumen, dan tahapan menjadi merchant',
  pesanan: 'Menerima, menyiapkan, dan mengirim pesanan',
  'harga-stok': 'Mengatur produk, harga jual, dan persediaan',
  pembayaran: 'Cara bayar pelanggan, biaya, dan pencairan dana',
  promo: 'Mengikuti promo dan menerima voucher pelanggan',
  'akun-bantuan': 'Masuk akun, keselamatan, dan menghubungi helpdesk',
};

export const FAQ_STATUS_LABELS = { shown: 'Tampil', hidden: 'Disembunyikan' } as const;
export type FaqStatus = keyof typeof FAQ_STATUS_LABELS;

const category = choice(FAQ_CATEGORY_LABELS);

/** Maximum length of an answer in characters, including tags. */
export const ANSWER_LENGTH = 10_000;

/** Maximum number of questions that one call may reorder. */
const MAX_ORDERED = 500;

export const faqInput = z.object({
  question: text(200).meta({ title: 'Pertanyaan' }),
  /** If omitted, a new question goes into the last category, and an updated one stays in its own. */
  category_code: category.optional().meta({ title: 'Kategori' }),
  answer: richText(ANSWER_LENGTH).meta({ title: 'Jawaban', format: HTML }),
  is_active: z.boolean().default(true).meta({ title: 'Tampilkan kepada merchant' }),
});

export const faq = recordOf(faqInput).extend({
  category_code: category.meta({ title: 'Kategori' }),
  /** From 1 within the category; a new question comes last. */
  position: z.int().meta({ title: 'Urutan' }),
  created_at: instantOut.meta({ title: 'Dibuat' }),
  updated_at: instantOut.meta({ title: 'Diubah' }),
});
export type Faq = z.output<typeof faq>;

const faqCategory = z.object({
  code: category,
  name: z.string(),
  description: z.string(),
  position: z.int(),
  /** Questions in it, including hidden ones. */
  faq_count: z.int(),
});

const ids = z.array(id).min(1).max(MAX_ORDERED);

const orderInput = z.object({
  category_code: category.meta({ title: 'Kategori' }),
  /** Consecutive questions in the order in which the caller read them. */
  was: ids.meta({ title: 'Urutan semula' }),
  /** The same questions in their new order. */
  ids: ids.meta({ title: 'Urutan baru' }),
});
export type FaqOrder = z.output<typeof orderInput>;

/** Frequently asked questions of merchants, with their answers. Sorting by `position` groups them by category. */
export const faqApi = {
  ...crudApi({
    noun: 'FAQ',
    list: '/v1/cms/faqs',
    one: '/v1/cms/faq',
    access: { read: 'can_read_faq', create: 'can_create_faq', update: 'can_update_faq', remove: 'can_delete_faq' },
    query: listQuery(['position', 'question', 'updated_at']).extend({
      category_code: repeated(category),
      status: repeated(statusChoice(FAQ_STATUS_LABELS)),
    }),
    input: faqInput,
    record: faq,
    done: { create: 'Pertanyaan ditambahkan.', update: 'Pertanyaan disimpan.', remove: 'Pertanyaan dihapus.' },
  }),
  categories: endpoint('GET /v1/cms/faq-categories', {
    access: 'can_read_faq',
    summary: 'List question categories in order, with the number of questions in each',
    answer: listOf(faqCategory),
  }),
  order: endpoint('PUT /api/console/faq/order', {
    access: 'can_update_faq',
    summary: 'Reorder the questions of a category; 409 if their order has changed since it was read',
    body: orderInput,
    answer: z.object({ list: z.array(z.object({ id, position: z.int() })) }),
    done: 'Urutan disimpan.',
  }),
};

export const faqHistory = recordHistory('faq', faqApi.one);
