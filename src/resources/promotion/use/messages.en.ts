import type { Translated } from '../../../i18n/merge';
import type { id } from './messages';

export const en: Translated<typeof id> = {
  name: 'Promotion use |||| Promotion uses',
  noun: 'use |||| uses',
  search: 'Search order numbers',
  fields: {
    id: 'ID',
    order_id: 'Order',
    order_number: 'Order number',
    voucher_code: 'Voucher',
    discount: 'Discount',
    points: 'Points',
    used_at: 'Used at',
    released_at: 'Returned at',
  },
  custom: {
    empty: 'This promotion has not been used yet.',
    empty_text: 'Orders that use it will appear here.',
    released: 'returned',
  },
};
