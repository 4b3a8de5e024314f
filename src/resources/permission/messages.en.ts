import { rights } from '../../i18n/en/rights';
import type { Translated } from '../../i18n/merge';
import type { id } from './messages';

export const en: Translated<typeof id> = {
  name: 'Permission |||| Permissions',
  title: { list: 'Permission catalogue' },
  info: { list: 'Every permission that a role can have. Built-in ones are used by this console itself.' },
  delete_text: 'The permission is also removed from every role that has it.',
  fields: {
    name: 'Code',
    label: 'Description',
    group_code: 'Menu',
    is_system: 'Built in',
    role_count: 'Number of roles',
    position: 'Menu order',
  },
  choices: { group_code: rights.groups, is_system: { built_in: 'Built in', added: 'Added' } },
  help: {
    name: 'Lowercase letters and underscores, for example can_read_laporan_stok.',
    label: 'A short sentence that says what it allows.',
    is_system: 'The console uses this code, so it cannot be renamed or deleted. Its description can be changed.',
  },
};
