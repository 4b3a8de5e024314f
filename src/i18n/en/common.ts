import type { common as id } from '../id/common';
import type { Translated } from '../merge';

export const common: Translated<typeof id> = {
  page: {
    create: 'Add %{noun}',
    edit: 'Edit %{noun}',
    show: '%{name} details',
  },
  menu: {
    sales: 'Sales data',
    price: 'Product prices',
    user: 'Manage admins',
    merchant: 'Manage merchants',
  },
  audit: {
    actions: { create: 'Added', update: 'Updated', delete: 'Deleted', export: 'Downloaded' },
  },
};
