import type { Translated } from '../../i18n/merge';
import type { id } from './messages';

export const en: Translated<typeof id> = {
  name: 'Operational cost |||| Operational costs',
  info: { list: 'Costs that reduce the profit in the dashboard’s finance reports.' },
  search: 'Search descriptions',
  fields: {
    start_date: 'From',
    end_date: 'Until',
    spent_on: 'Date',
    kind: 'Kind of cost',
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
    spent_on: 'The day on which it was paid, today at the latest.',
    description: 'For example: office rent of November.',
  },
  custom: {
    edit_title: 'Change operational cost',
    show_title: 'Operational cost',
    added: 'Operational cost added',
  },
};
