import type { Translated } from '../../i18n/merge';
import type { custom } from './customMessages';
import type { id } from './messages';

export const en: Translated<typeof id> & { custom: Translated<typeof custom> } = {
  name: 'Merchant transaction |||| Merchant transactions',
  noun: 'order |||| orders',
  fields: {
    start_date: 'From',
    end_date: 'To',
    filter_date: 'Breakdown',
    orders: 'Orders',
    quantity: 'Goods sold',
    volume_liter: 'Volume (litres)',
    volume_kg: 'Volume (kg)',
    value: 'Sales value',
  },
  choices: { step: { day: 'By day', week: 'By week', month: 'By month' } },
  custom: {
    download: 'Download transactions',
    sales: {
      title: 'Sales',
      period: 'Sales period',
      compared: 'compared with %{period}',
      average: '%{amount} per order on average',
      none: 'No sales in this period yet',
      none_text: 'Choose another period to see earlier sales.',
      failed: 'Sales could not be loaded',
      categories: 'Value by category',
      category_share: '%{share} of the sales value',
      products: 'Best-selling products',
      own_goods: 'Merchant’s own goods',
    },
  },
};
