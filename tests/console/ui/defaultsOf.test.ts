import { z } from 'zod';
import { banner } from '../../../contract/banner';
import { day, optionalText, text } from '../../../contract/core/fields';
import { adminInput } from '../../../contract/identity/admin';
import { roleInput } from '../../../contract/identity/role';
import { shippingCost } from '../../../contract/shippingCost/shippingCost';
import { defaultsOf } from '../../../src/ui/form/useDefaults';

it('returns defaults, null for empty fields and empty arrays', () => {
  const input = z.object({
    name: text(10),
    note: optionalText(10),
    born_on: day.nullable().default(null),
    position: z.int().default(1),
    is_active: z.boolean().default(true),
    tags: z.array(z.string()).min(1),
    secret: z.string().optional(),
  });
  expect(defaultsOf(input, null)).toEqual({
    name: null,
    note: null,
    born_on: null,
    position: 1,
    is_active: true,
    tags: [],
  });
});

it('defaults a region to that of a regional user', () => {
  expect(defaultsOf(banner.input, null)).toMatchObject({ region_code: null, placement: 'home_top', position: 1 });
  expect(defaultsOf(banner.input, 'jbt')).toMatchObject({ region_code: 'jbt', title: null });
});

it('returns the initial values of the console’s forms', () => {
  expect(defaultsOf(shippingCost.input, null)).toEqual({
    province_code: null,
    regency_code: null,
    base_fee: null,
    included_km: 0,
    fee_per_km: null,
    max_km: 12,
    free_from: null,
    is_active: true,
  });
  expect(defaultsOf(adminInput, null)).toEqual({
    name: null,
    email: null,
    phone: null,
    role_id: null,
    region_code: null,
    is_active: true,
  });
  expect(defaultsOf(roleInput, null)).toEqual({
    name: null,
    description: '',
    area_scope: 'national',
    requires_second_factor: false,
    slugs: [],
  });
});
