import type { PriceArea, PricedProduct } from '../../../contract/price/priceGrid';
import type { PricedCategory } from '../../../contract/price/priceRights';
import type { Actor } from '../../core/Actor';
import type { Db } from '../../db/types';
import type { AreaChoice } from './priceAreas';
import { findPriceGrid } from './priceGrid';

export interface ListedAreas extends AreaChoice {
  at?: string | undefined;
}

/**
 * Returns the prices of the country and of every province, each followed by its regencies with prices of their own: the content of
 * a printed list or a workbook. A filter by regency, district, village or name returns only the matching areas, as in the table.
 */
export async function allAreas(
  db: Db,
  category: PricedCategory,
  choice: ListedAreas,
  actor: Actor,
): Promise<{ at: string; products: PricedProduct[]; areas: PriceArea[] }> {
  const query = { category, page: 1, limit: 1_000, at: choice.at ?? new Date().toISOString(), ...choice };
  const { list, products, at } = await findPriceGrid(db, { ...query, level: 'province' }, actor);
  const { search, regency, district, village } = choice;
  if (search || regency?.length || district?.length || village?.length) return { at, products, areas: list };
  const province = list.filter(({ own_regencies }) => own_regencies > 0).map(({ id }) => id);
  const { list: regencies } =
    province.length > 0
      ? await findPriceGrid(db, { ...query, level: 'regency', province, at }, actor)
      : { list: [] as PriceArea[] };
  const own = regencies.filter(({ prices }) => prices.some(({ source }) => source === 'regency'));
  const areas = list.flatMap(area => [
    area,
    ...own.filter(({ province_code }) => province_code === area.province_code),
  ]);
  return { at, products, areas };
}
