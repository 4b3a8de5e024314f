import type { Translated } from '../../i18n/merge';
import type { custom } from './customMessages';
import type { id } from './messages';

export const en: Translated<typeof id> & { custom: Translated<typeof custom> } = {
  name: 'Merchant role |||| Merchant roles',
  menu: 'Merchant rights',
  title: { show: 'Merchant role details' },
  info: { list: 'Roles of merchants’ staff and what they may do in the merchant app. These roles are fixed.' },
  fields: {
    name: 'Role',
    account_count: 'Active accounts',
    right_count: 'Number of rights',
    permissions: 'Rights in the merchant app',
  },
  custom: {
    matrix_text: 'A row for each right, a column for each role.',
    matrix_count: '%{count} rights',
    right: 'Right',
    granted: 'Allowed',
    refused: 'No',
    fixed:
      'Merchant roles are fixed: the console cannot add, change or delete one. Owners give them to their staff in the merchant app.',
  },
};
