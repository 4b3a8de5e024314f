import type { Translated } from '../../i18n/merge';
import type { custom } from './customMessages';
import type { id } from './messages';

export const en: Translated<typeof id> & { custom: Translated<typeof custom> } = {
  name: 'Shipping cost |||| Shipping costs',
  menu: 'Shipping costs',
  info: { list: 'One tariff per area, by where the merchant is: regency, province, then the whole country.' },
  search: 'Search areas',
  delete_text:
    'Deliveries there will use the provincial or nationwide tariff. The shipping cost of existing orders does not change.',
  fields: {
    province: 'Province',
    regency: 'Regency/city',
    area_name: 'Area',
    regency_code: 'Regency/city',
    base_fee: 'Base fee',
    included_km: 'Distance included in the base fee (km)',
    fee_per_km: 'Fee per km',
    max_km: 'Maximum distance (km)',
    free_from: 'Free shipping from',
    example: 'Example: 5 km',
  },
  choices: { status: { active: 'Active', inactive: 'Inactive' } },
  custom: {
    scopes: { nation: 'Nationwide', province: 'Province', regency: 'Regency/city' },
    whole: { country: 'All of Indonesia', province: 'Whole province' },
    after_included: 'after the first %{km} km',
    help: {
      area: 'The tariff of the smallest area applies: regency or city, then province, then the whole country.',
      included_km: '0 if every kilometre is charged.',
      max_km: 'Orders from further away are rejected.',
      free_from: 'Order value from which delivery is free. Leave empty for none.',
      is_active: 'An inactive tariff is not used; the tariff of the wider area applies.',
    },
    calculator: {
      title: 'Example',
      distance: 'Example distance (km)',
      missing: 'Fill in the base fee and the fee per km to see examples.',
      too_far: 'out of range',
      km: '%{km} km',
    },
  },
};
