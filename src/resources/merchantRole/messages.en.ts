import type { Translated } from '../../i18n/merge';
import type { custom } from './customMessages';
import type { id } from './messages';

export const en: Translated<typeof id> & { custom: Translated<typeof custom> } = {
  name: 'Merchant role |||| Merchant roles',
  menu: 'Merchant rights',
  noun: 'merchant role |||| merchant roles',
  audit: { merchant_role: {} },
  search: 'Search merchant roles',
  title: { list: 'Merchant rights', show: 'Merchant role details' },
  info: { list: 'Roles of merchants’ staff and what they may do in the merchant app. These roles are fixed.' },
  fields: {
    name: 'Role',
    account_count: 'Active accounts',
    right_count: 'Number of rights',
    permissions: 'Rights in the merchant app',
  },
  custom: {
    rights: 'Rights in the merchant app',
    rights_text: '%{count} of %{all} rights',
    group_count: '%{count} of %{all}',
    granted: 'Allowed',
    refused: 'No',
    facts: 'Facts',
    fixed:
      'Merchant roles are fixed: the console cannot add, change or delete one. Owners give them to their staff in the merchant app.',
  },
};
