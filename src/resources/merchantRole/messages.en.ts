import type { Translated } from '../../i18n/merge';
import type { custom } from './customMessages';
import type { id } from './messages';

export const en: Translated<typeof id> & { custom: Translated<typeof custom> } = {
  name: 'Merchant role |||| Merchant roles',
  menu: 'Merchant permissions',
  title: { show: 'Merchant role details' },
  info: { list: 'Roles for merchant staff and what they can do in the merchant app. These roles are fixed.' },
  fields: {
    name: 'Role',
    account_count: 'Active accounts',
    right_count: 'Number of permissions',
    permissions: 'Permissions in the merchant app',
  },
  custom: {
    matrix_text: 'One row per permission, one column per role.',
    matrix_count: '%{count} permission |||| %{count} permissions',
    right: 'Permission',
    granted: 'Allowed',
    refused: 'Not allowed',
    fixed:
      'Merchant roles are fixed: they cannot be added, changed or deleted in the console. Owners assign them to their staff in the merchant app.',
  },
};
