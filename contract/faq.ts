import { z } from 'zod';
import { choice as choiceSchema, statusChoice } from './core/choice';
import { endpoint } from './core/endpoint';
import { id } from './core/fields';
import { namesOf } from './core/namesOf';
import { needed, orUnknown } from './core/needed';
import { repeated } from './core/query';
import { listOf } from './core/response';
import { crudAccess, crudApi } from './record/crudApi';
import { defineRecord, type RecordType } from './record/defineRecord';
import { boolean, choice, integer, richText, text, timestamp } from './record/kinds';

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

const category = choiceSchema(FAQ_CATEGORY_LABELS);

/** Maximum length of an answer in characters, including tags. */
export const ANSWER_LENGTH = 10_000;

/** Maximum number of questions that one call may reorder. */
const MAX_ORDERED = 500;

export const faq = defineRecord('faq', {
  question: text('Pertanyaan', { max: 200, sorted: true, searched: true }),
  /** If omitted, a new question goes into the last category, and an updated one stays in its own. */
  category_code: choice('Kategori', FAQ_CATEGORY_LABELS, { filtered: true, omittable: true }),
  answer: richText('Jawaban', { max: ANSWER_LENGTH }),
  is_active: boolean('Tampilkan kepada merchant', { default: true, needed: true }),
  /** From 1 within the category; a new question comes last. Sorting by it groups the questions by category. */
  position: integer('Urutan', { sorted: 'first', computed: true }),
  created_at: timestamp('Dibuat'),
  updated_at: timestamp('Diubah', { sorted: true }),
});
export type Faq = RecordType<typeof faq>;

const faqCategory = z.object({
  code: needed(category),
  name: needed(z.string()),
  description: z.string(),
  position: orUnknown(z.int()),
  /** Questions in it, including hidden ones. */
  faq_count: orUnknown(z.int()),
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

/** Frequently asked questions of merchants, with their answers. */
export const faqApi = {
  ...crudApi(faq, {
    noun: 'FAQ',
    list: '/v1/cms/faqs',
    one: '/v1/cms/faq',
    access: crudAccess('faq'),
    query: { status: repeated(statusChoice(FAQ_STATUS_LABELS)) },
    done: { create: 'Pertanyaan ditambahkan.', update: 'Pertanyaan disimpan.', remove: 'Pertanyaan dihapus.' },
  }),
  categories: endpoint('GET /v1/cms/faq-categories', {
    access: 'can_read_faq',
    summary: 'List question categories in order, with the number of questions in each',
    response: listOf(faqCategory),
  }),
  order: endpoint('PUT /api/console/faq/order', {
    access: 'can_update_faq',
    summary: 'Reorder the questions of a category; 409 if their order has changed since it was read',
    body: orderInput,
    response: z.object({ list: z.array(z.object({ id, position: z.int() })) }),
    done: 'Urutan disimpan.',
  }),
};
