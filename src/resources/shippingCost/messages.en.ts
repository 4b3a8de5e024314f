import type { Translated } from '../../i18n/merge';
import type { custom } from './customMessages';
import type { id } from './messages';

export const en: Translated<typeof id> & { custom: Translated<typeof custom> } = {
  name: 'Shipping cost |||| Shipping costs',
  menu: 'Shipping costs',
  info: { list: 'One tariff per area, by where the merchant is: regency, province, then the whole country.' },
  search: 'Search areas',
  delete_text:
    'Deliveries there then cost what the province or the country says. Orders that were placed stay as they are.',
  fields: {
    province: 'Province',
    regency: 'Regency/city',
    area_name: 'Area',
    regency_code: 'Regency/city',
    base_fee: 'Base fee',
    included_km: 'Distance within the base fee (km)',
    fee_per_km: 'Fee per km',
    max_km: 'Greatest distance (km)',
    free_from: 'Free from',
    example: 'Example 5 km',
  },
  choices: { status: { active: 'Active', inactive: 'Inactive' } },
  custom: {
    scopes: { nation: 'National', province: 'Province', regency: 'Regency/city' },
    whole: { country: 'All of Indonesia', province: 'Whole province' },
    after_included: 'after the first %{km} km',
    help: {
      area: 'The finest area’s holds: regency or city, then province, then the whole country.',
      included_km: '0 where each kilometre counts.',
      max_km: 'Orders from farther away are refused.',
      free_from: 'Price of goods that are delivered free. Leave empty for none.',
      is_active: 'An inactive one is not used; that of the wider area holds.',
    },
    calculator: {
      title: 'Example',
      distance: 'Distance of the example (km)',
      missing: 'Fill in base fee and fee per km to see examples.',
      invalid: 'Write the distance as a number.',
      too_far: 'out of reach',
      km: '%{km} km',
    },
  },
};
