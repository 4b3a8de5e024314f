import { rights } from '../../i18n/en/rights';
import type { Translated } from '../../i18n/merge';
import type { id } from './messages';

export const en: Translated<typeof id> = {
  name: 'Right |||| Rights',
  title: { list: 'Catalogue of rights' },
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
  choices: { group_code: rights.groups, is_system: { built_in: 'Built in', added: 'Added' } },
  help: {
    name: 'Small letters and underscores, like can_read_laporan_stok.',
    label: 'A short sentence that says what may be done.',
    is_system: 'The console uses this code, so it cannot be renamed or deleted. Its description may change.',
  },
};
