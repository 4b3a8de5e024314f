import type { Translated } from '../../i18n/merge';
import type { id } from './messages';

export const en: Translated<typeof id> = {
  name: 'Operational cost |||| Operational costs',
  info: { list: 'Costs that reduce the profit in the dashboard’s finance reports.' },
  search: 'Search descriptions',
  fields: {
    start_date: 'From',
    end_date: 'To',
    spent_on: 'Date',
    kind: 'Cost type',
    amount: 'Amount',
    receipt: 'Receipt',
  },
  choices: {
    kind: {
      staff: 'Salaries and fees',
      logistics: 'Logistics and delivery',
      marketing: 'Marketing',
      technology: 'Technology and systems',
      payment: 'Payment services',
      office: 'Office and utilities',
      other: 'Other',
    },
  },
  help: {
    spent_on: 'The date it was paid, no later than today.',
    description: 'For example: office rent for November.',
  },
  custom: {
    edit_title: 'Edit operational cost',
    show_title: 'Operational cost',
    added: 'Operational cost added',
  },
};
