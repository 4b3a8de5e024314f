import { areaApi } from '../../../contract/area/areaApi';
import { faqApi } from '../../../contract/faq';
import { adminApi } from '../../../contract/identity/admin';
import { merchantTypeApi } from '../../../contract/merchant/merchantTypeApi';
import { roles } from '../../../contract/rights/roles';
import type { Records, Row } from './records';

/** The region of staff whose role is bound to one. */
export const OWN_REGION = 'wilayah-timur';

const AREAS: readonly (readonly [path: string, rows: readonly Row[]])[] = [
  [
    areaApi.regions.path,
    [
      { id: 'wilayah-barat', name: 'Wilayah Niaga Barat', short_name: 'Niaga Barat' },
      { id: OWN_REGION, name: 'Wilayah Niaga Timur', short_name: 'Niaga Timur' },
    ],
  ],
  [
    areaApi.provinces.path,
    [
      { id: '31', name: 'Jakarta Raya', region_id: 'wilayah-barat' },
      { id: 'papua-raya', name: 'Papua Raya', region_id: OWN_REGION },
    ],
  ],
  [
    areaApi.regencies.path,
    [
      { id: '31.71', name: 'Kota Jakarta', province_id: '31' },
      { id: 'kota-numbay', name: 'Kota Numbay', province_id: 'papua-raya' },
    ],
  ],
  [areaApi.districtsOf.path, [{ id: '31.71.01', name: 'Gambir Raya', regency_id: '31.71' }]],
  [areaApi.villagesOf.path, [{ id: '31.71.01.1001', name: 'Gambir Lama', district_id: '31.71.01' }]],
];

/** The field that names an area's parent, by the call that lists areas within one. */
export const WITHIN: Readonly<Record<string, string>> = {
  [areaApi.provincesOf.path]: 'region_id',
  [areaApi.regenciesOf.path]: 'province_id',
  [areaApi.districtsOf.path]: 'regency_id',
  [areaApi.villagesOf.path]: 'district_id',
};

/** Adds the codes and names that people choose from. They are the provider's own: none appears in the contract. */
export function giveMasterData(records: Records): void {
  for (const [path, rows] of AREAS) {
    const areas = records.of(path);
    areas.splice(0, areas.length, ...rows);
  }
  const choices = records.of(adminApi.roles.path);
  const named = [...roles, { code: 'petugas_depo', name: 'Petugas Depo', area_scope: 'national' }];
  choices.splice(named.length);
  for (const [at, { code, name, area_scope }] of named.entries())
    Object.assign(choices[at]!, { code, name, area_scope, can_assign: true, requires_second_factor: false });

  const categories = records.of(faqApi.categories.path);
  categories.splice(2);
  Object.assign(categories[0]!, { code: 'toko-saya', name: 'Toko Saya', position: 1 });
  Object.assign(categories[1]!, { code: 'uang-saya', name: 'Uang Saya', position: 2 });
  for (const [at, faq] of records.of(faqApi.list.path).entries())
    faq.category_code = at % 2 ? 'uang-saya' : 'toko-saya';

  const types = records.of(merchantTypeApi.list.path);
  types.splice(2);
  Object.assign(types[0]!, { id: 'depot', name: 'Depot Minyak' });
  Object.assign(types[1]!, { id: 'kios', name: 'Kios Gas' });

  for (const rows of records.all())
    for (const [at, row] of rows.entries())
      if (row.region_code) row.region_code = at % 2 ? OWN_REGION : 'wilayah-barat';
}
