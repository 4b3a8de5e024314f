import type { Translated } from '../../i18n/merge';
import type { id } from './messages';

export const en: Translated<typeof id> = {
  name: 'Right |||| Rights',
  noun: 'right |||| rights',
  audit: { permission: {} },
  search: 'Search rights',
  title: { list: 'Catalogue of rights', create: 'Add right', edit: 'Edit right' },
  info: { list: 'Every right that a role can hold. Built-in ones are used by this console itself.' },
  delete_text: 'The right also disappears from every role that holds it.',
  fields: {
    name: 'Code',
    label: 'Description',
    group_code: 'Menu',
    is_system: 'Built in',
    role_count: 'Number of roles',
    position: 'Order of the menu',
  },
  choices: { is_system: { true: 'Built in', false: 'Added' } },
  custom: {
    sections: { right: 'Right' },
    help: {
      name: 'Small letters and underscores, like can_read_laporan_stok.',
      fixed: 'The console uses this code, so it cannot be renamed or deleted. Its description may change.',
      label: 'A short sentence that says what may be done.',
    },
  },
};
