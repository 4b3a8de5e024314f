import { readCsv } from '../../../seed/readCsv';
import { stableId } from '../../../store/stableId';
import type { price_ceilings } from '../table';

type Line = Record<string, string>;

const read = (file: string) => readCsv<Line>(new URL(`./${file}.csv`, import.meta.url));

/** Products whose ceilings the state sets, and the one whose ceiling the governors set. */
const STATE = ['BBM-PTL', 'BBM-BSL', 'BBM-KER'];
const SUBSIDISED_LPG = 'LPG-003';

/** Ceilings of subsidised products: nationwide, or (LPG 3 kg) by province. Partly estimates, like the prices. */
export function demoCeilings(): (typeof price_ceilings.$inferInsert)[] {
  const everywhere = read('productPrices')
    .filter(({ code = '' }) => STATE.includes(code))
    .map(({ code, base_price_idr }) => ({
      id: stableId('price_ceiling', code!),
      product_id: stableId('product', code!),
      province_code: null,
      kind: 'government_set' as const,
      amount: Number(base_price_idr),
    }));
  const byProvince = read('priceFactors')
    .filter(({ lpg_3kg_het_idr }) => lpg_3kg_het_idr)
    .map(({ province_code, lpg_3kg_het_idr }) => ({
      id: stableId('price_ceiling', `${SUBSIDISED_LPG}/${province_code}`),
      product_id: stableId('product', SUBSIDISED_LPG),
      province_code: province_code!,
      kind: 'het' as const,
      amount: Number(lpg_3kg_het_idr),
    }));
  return [...everywhere, ...byProvince];
}
