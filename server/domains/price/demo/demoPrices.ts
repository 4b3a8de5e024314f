import { readCsv } from '../../../seed/readCsv';
import { stableId } from '../../../store/stableId';
import type { prices } from '../table';
import { priceDates } from './priceDates';

type Price = typeof prices.$inferInsert;
type Line = Record<string, string>;

interface Area {
  province_code: string | null;
  regency_code: string | null;
  amount: number;
}

const read = (file: string) => readCsv<Line>(new URL(`./${file}.csv`, import.meta.url));

/** State-set prices before their last change, in rupiah. */
const FORMER_STATE_PRICES: Readonly<Record<string, number>> = { 'BBM-PTL': 7_650, 'BBM-BSL': 5_150, 'BBM-KER': 2_000 };

/**
 * Returns the price history of each product: nationwide, by province where the price differs (or the product is sold only there), and
 * in the free-trade zones Sabang and Batam. Fuel and Bright Gas have the published prices of October 2025; those of subsidised LPG,
 * lubricants and refrigerants are partly estimates. Earlier prices are derived from them.
 */
export function demoPrices(now: Date): Price[] {
  const provinces = read('priceFactors');
  const zones = read('freeTradeZonePrices');
  return read('productPrices').flatMap(({ code = '', base_price_idr = '', price_column = '' }) => {
    const areas = areasOf(code, Number(base_price_idr), price_column, provinces, zones);
    return priceDates(code, now).flatMap(({ at, share }, generation, all) =>
      areas.map(({ amount, ...area }) => ({
        id: stableId('price', [code, area.province_code, area.regency_code, generation].join('/')),
        product_id: stableId('product', code),
        ...area,
        amount: generation === all.length - 1 ? amount : (FORMER_STATE_PRICES[code] ?? round(amount * share)),
        valid_from: at.toISOString(),
        created_by: stableId('account', 'harga'),
        created_at: at.toISOString(),
      })),
    );
  });
}

function areasOf(
  code: string,
  base: number,
  column: string,
  provinces: readonly Line[],
  zones: readonly Line[],
): Area[] {
  const country = { province_code: null, regency_code: null, amount: base };
  const inProvince = ({ province_code = '' }: Line, amount: number) => ({ province_code, regency_code: null, amount });
  if (code === 'BBM-KER')
    return provinces.filter(line => line.subsidized_kerosene_sold === 'true').map(line => inProvince(line, base));
  if (column === 'none') return [country];
  if (column.endsWith('_factor'))
    return [
      country,
      ...provinces
        .map(line => inProvince(line, round(base * Number(line[column]))))
        .filter(({ amount }) => amount !== base),
    ];
  return [
    ...provinces.filter(line => line[column]).map(line => inProvince(line, Number(line[column]))),
    ...zones
      .filter(line => line[column])
      .map(({ regency_code = '', [column]: amount }) => ({
        province_code: regency_code.slice(0, 2),
        regency_code,
        amount: Number(amount),
      })),
  ];
}

/** Rounds to 100 rupiah, higher prices to 500. */
const round = (amount: number) => {
  const step = amount > 100_000 ? 500 : 100;
  return Math.round(amount / step) * step;
};
