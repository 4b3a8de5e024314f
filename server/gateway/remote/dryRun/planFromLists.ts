import { WHOLE_COUNTRY } from '../../../../contract/area/region';
import { priceInForce, priceLevel } from '../../../../contract/price/priceInForce';
import type { PlanRow, PricePlan } from '../../../../contract/price/pricePlan';
import type { Price } from '../../../../contract/price/priceRecord';
import type { PriceRequest, PriceTarget } from '../../../domains/price/PriceRequest';
import { type PlannedRow, planFingerprint } from '../../../domains/price/planFingerprint';
import { planRow } from '../../../domains/price/planRow';

/** Prices, products and areas as read from lists. */
export interface PriceLists {
  /** The category's current and upcoming prices. */
  prices: readonly Price[];
  /** Product id to name. */
  products: ReadonlyMap<string, string>;
  /** Province or regency code to name. */
  areas: ReadonlyMap<string, string>;
  /** Regency code to its province's code: in a provider's codes, one need not contain the other. */
  provinceOf: ReadonlyMap<string, string>;
}

type Target = PriceTarget & { amount: number };

/** Plans a change as far as the lists allow: ceilings, approval and regions are left to the provider. */
export function planFromLists(
  request: Pick<PriceRequest, 'kind' | 'category' | 'valid_from'>,
  targets: readonly Target[],
  lists: PriceLists,
  now: string,
): PricePlan {
  const at = request.valid_from ?? now;
  const planned: PlannedRow[] = [];
  const seen = new Set<string>();
  let unchanged = 0;
  for (const target of targets) {
    const ofProduct = lists.prices.filter(({ product_id }) => product_id === target.product_id);
    const old = priceInForce(ofProduct, target, at);
    if (old?.amount === target.amount && (request.kind !== 'add' || old.level === priceLevel(target))) {
      unchanged += 1;
      continue;
    }
    const key = [target.product_id, target.province_code, target.regency_code].join();
    planned.push({ row: rowOf(target, old, lists, request.category, seen.has(key)), replaces: old?.id ?? null });
    seen.add(key);
  }
  const rows = planned.map(({ row }) => row);
  return {
    fingerprint: planFingerprint({ ...request, targets }, planned, []),
    valid_from: request.valid_from,
    rows,
    changed: rows.length,
    unchanged,
    average_percent: average(rows.flatMap(({ change_percent }) => change_percent ?? [])),
    above_ceiling: 0,
    bad_cells: [],
    problems: rows.filter(({ problem }) => problem !== null).length,
    approval: null,
  };
}

function rowOf(
  target: Target,
  old: Price | undefined,
  { products, areas }: PriceLists,
  category: PriceRequest['category'],
  isDuplicate: boolean,
): PlanRow {
  const code = target.regency_code ?? target.province_code;
  const facts = {
    name: products.get(target.product_id) ?? old?.product_name ?? target.product_id,
    category_code: category,
    // lists treat each pack as a product
    pack_size: null,
    pack_unit: null,
    area: code === null ? WHOLE_COUNTRY : (areas.get(code) ?? code),
    area_exists: true,
    region_code: null,
    old: old ? { ...old, kind_offset: null } : null,
    ceiling: null,
    next_valid_from: null,
    taken: false,
  };
  return planRow(target, facts, target.amount, isDuplicate, { regions: null, mayAdd: true });
}

const average = (values: readonly number[]): number | null =>
  values.length > 0 ? Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100 : null;
