import type { Translated } from '../../../i18n/merge';
import type { custom } from './customMessages';
import type { id } from './messages';

export const en: Translated<typeof id> & { custom: Translated<typeof custom> } = {
  name: 'Settlement |||| Settlements',
  search: 'Settlement number',
  fields: {
    id: 'ID',
    number: 'Settlement number',
    merchant_id: 'Merchant',
    merchant_name: 'Merchant',
    start_date: 'Ordered from',
    end_date: 'Ordered until',
    orders: 'Orders',
    paid_amount: 'Received',
    fee: 'Payment fees',
    net_amount: 'Paid out, Rp',
    reference: 'Transfer reference',
    created_at: 'Paid out at',
    version: 'Version',
  },
  custom: {
    add: 'New settlement',
    done: 'Settlement %{name} recorded.',
    pay: 'Record payout of %{amount}',
    pay_nothing: 'Record payout',
    reference_help: 'Bank transfer number, if there is one already.',
    empty: 'No settlements yet',
    empty_text: 'Choose a merchant and a period, check the amount, then record the payout.',
    preview: {
      title: 'To be paid out',
      choose: 'Choose a merchant and a period to see what would be paid out.',
      backwards: 'The end date is before the start date.',
      loading: 'Calculating…',
      nothing:
        'Nothing to pay out for this period: completed orders have been paid out already, were paid in cash, or are held back.',
      net_amount: 'Paid out',
    },
    held_back: {
      title:
        '%{count} order is held back because its payments do not match |||| %{count} orders are held back because their payments do not match',
      others: 'and %{count} more orders',
    },
    detail: { title: 'Settlement %{number}', period: 'Order period', close: 'Close' },
  },
};
