import type { Translated } from '../../i18n/merge';
import type { custom } from './customMessages';
import type { id } from './messages';

export const en: Translated<typeof id> & { custom: Translated<typeof custom> } = {
  name: 'Question |||| Questions',
  menu: 'Merchant help',
  audit: { faq: { actions: { order: 'Reordered' } } },
  search: 'Search questions or answers',
  info: { list: 'Questions and answers on the help page of the merchant app, by category and order.' },
  delete_text: 'A deleted question is no longer shown on the merchants’ help page.',
  fields: { question: 'Question', answer: 'Answer', is_active: 'Show to merchants' },
  choices: {
    category_code: {
      pendaftaran: 'Merchant registration',
      pesanan: 'Orders and delivery',
      'harga-stok': 'Products, prices and stock',
      pembayaran: 'Payments and payouts',
      promo: 'Promotions and vouchers',
      'akun-bantuan': 'Account, security and help',
    },
    status: { shown: 'Shown', hidden: 'Hidden' },
  },
  custom: {
    categories: {
      pendaftaran: 'Requirements, documents and steps to become a merchant',
      pesanan: 'Accepting, preparing and sending orders',
      'harga-stok': 'Managing products, prices and stock',
      pembayaran: 'How customers pay, fees and payouts',
      promo: 'Joining promotions and accepting vouchers',
      'akun-bantuan': 'Signing in, safety and contacting the helpdesk',
    },
    sections: { content: 'Question and answer', content_text: 'Shown in the merchant app as written here.' },
    help: {
      is_active: 'A hidden question is kept, but merchants do not see it.',
      category_code: 'A new question, or one moved to another category, goes to the end of its category.',
    },
    group_count: '%{count} question |||| %{count} questions',
    order: {
      handle: 'Move “%{name}”',
      up: 'Move “%{name}” up',
      down: 'Move “%{name}” down',
      sortable: 'sortable',
      how: 'Press Space to pick up the question, the up or down arrow to move it, Space again to drop it, and Escape to cancel.',
      lifted: '“%{name}” picked up. It is now number %{place} of %{count}.',
      over: '“%{name}” at number %{place} of %{count}.',
      dropped: '“%{name}” dropped at number %{place} of %{count}.',
      cancelled: 'Cancelled. “%{name}” is back in its place.',
      hint: 'Drag a row, or use the arrows at its end, to change the order.',
      closed: 'The order can be changed when the search and status filter are empty and the list is sorted by Order.',
    },
    preview: {
      title: 'As a merchant sees it',
      page: 'Help',
      no_question: 'Question',
      no_answer: 'The answer is shown here.',
      hidden: 'Hidden: merchants do not see this question yet.',
    },
    facts: 'Details',
  },
};
