import { WHOLE_COUNTRY } from '../../../../contract/area/region';
import { addDays, jakartaDay } from '../../../../contract/core/days';
import { readCsv } from '../../../seed/readCsv';
import { stableId } from '../../../store/stableId';
import { regionsOfIndonesia } from '../../area/base/regionsOfIndonesia';
import type { price_ceilings } from '../table';

type Line = Record<string, string>;
type Ceiling = typeof price_ceilings.$inferInsert;

const read = (file: string) => readCsv<Line>(new URL(`./${file}.csv`, import.meta.url));

/** Products with ceilings set by the state, and the one whose ceilings are set by the governors. */
const STATE: Readonly<Record<string, string>> = {
  'BBM-PTL': 'Pertalite',
  'BBM-BSL': 'Biosolar',
  'BBM-KER': 'Minyak Tanah',
};
const SUBSIDISED_LPG = 'LPG-003';

/** As old as the demo's prices. */
const DAYS_AGO = 800;

/** Returns the ceilings of subsidised products: nationwide or, for LPG 3 kg, by province. Partly estimates, like the prices. */
export function demoCeilings(now: Date): Ceiling[] {
  const common = {
    valid_from: addDays(jakartaDay(now), -DAYS_AGO),
    valid_to: null,
    created_by: stableId('account', 'harga'),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  const everywhere = read('productPrices').flatMap(({ code = '', base_price_idr }): Ceiling[] => {
    const product_name = STATE[code];
    if (!product_name) return [];
    return [
      {
        id: stableId('price_ceiling', code),
        product_id: stableId('product', code),
        product_name,
        category_code: 'bbm',
        area_name: WHOLE_COUNTRY,
        province_code: null,
        region_code: null,
        kind: 'government_set',
        amount: Number(base_price_idr),
        source: `Contoh: Keputusan Menteri ESDM tentang harga jual eceran ${product_name}`,
        ...common,
      },
    ];
  });
  const hetOf = new Map(read('priceFactors').map(line => [line.province_code, line.lpg_3kg_het_idr]));
  const byProvince = regionsOfIndonesia.flatMap(({ code: region_code, provinces }) =>
    provinces.flatMap(([province_code, area_name]): Ceiling[] => {
      const amount = hetOf.get(province_code);
      if (!amount) return [];
      return [
        {
          id: stableId('price_ceiling', `${SUBSIDISED_LPG}/${province_code}`),
          product_id: stableId('product', SUBSIDISED_LPG),
          product_name: 'LPG 3 kg',
          category_code: 'lpg',
          area_name,
          province_code,
          region_code,
          kind: 'het',
          amount: Number(amount),
          source: `Contoh: Keputusan Gubernur ${area_name} tentang HET LPG 3 kg`,
          ...common,
        },
      ];
    }),
  );
  return [...everywhere, ...byProvince];
}
