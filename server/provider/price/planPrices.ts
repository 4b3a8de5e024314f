import { createHash } from 'node:crypto';
import type { PriceStep } from '../../../contract/price/priceChange';
import { priceLevel } from '../../../contract/price/priceInForce';
import type { PlanRow, PricePlan } from '../../../contract/price/pricePlan';
import { type PricedCategory, priceSlug } from '../../../contract/price/priceRights';
import type { Actor } from '../../core/Actor';
import { invalidInput } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { productName } from '../product/productName';
import { changedAmount } from './changedAmount';
import { findPriceFacts, type PriceFacts } from './findPriceFacts';
import type { PriceTarget } from './PriceTarget';
import { percentOf, WHOLE_COUNTRY } from './priceParts';
import { priceProblem } from './priceProblem';

export interface Asked {
  kind: 'change' | 'add' | 'excel';
  category: PricedCategory;
  targets: readonly PriceTarget[];
  step?: PriceStep | undefined;
  /** Null: from the moment it is applied. */
  valid_from: string | null;
  bad_cells?: PricePlan['bad_cells'];
}

/** A row as the plan shows it, with what is not for showing: the price that it follows on. */
interface Planned {
  row: PlanRow;
  old_id: string | null;
}

/**
 * What a change would do as of an instant: the one way to judge it, for the dry run and for the real one.
 *
 * @throws HttpError 422 naming the row, where a product or an area does not exist; of an Excel file these are bad cells
 */
export async function planPrices(db: Db, asked: Asked, at: string, actor: Actor): Promise<PricePlan> {
  const facts = await findPriceFacts(db, asked.category, asked.targets, at);
  const bad = [...(asked.bad_cells ?? []), ...unknowns(asked.targets, facts)];
  const seen = new Set<string>();
  const planned: Planned[] = [];
  let unchanged = 0;
  for (const [index, target] of asked.targets.entries()) {
    const fact = facts[index]!;
    if (fact.name === null || !fact.area_exists) continue;
    const old = fact.old?.amount ?? null;
    // a step works on what is there: where a product is not sold it has nothing to do
    if (target.amount === null && old === null) continue;
    const amount = target.amount ?? changedAmount(old!, asked.step!);
    const level = priceLevel(target);
    if (amount === old && (asked.kind !== 'add' || fact.old!.level === level)) {
      unchanged += 1;
      continue;
    }
    const key = [target.product_id, target.province_code, target.regency_code].join();
    const doubled = seen.has(key);
    seen.add(key);
    planned.push({ row: rowOf(asked, target, fact, amount, doubled, actor), old_id: fact.old?.id ?? null });
  }
  planned.sort(byProblemAndPlace);
  const rows = planned.map(({ row }) => row);
  const percents = rows.flatMap(({ change_percent }) => (change_percent === null ? [] : [change_percent]));
  return {
    fingerprint: fingerprintOf(asked, planned, bad),
    valid_from: asked.valid_from,
    rows,
    changed: rows.length,
    unchanged,
    average_percent:
      percents.length > 0
        ? Math.round((percents.reduce((sum, each) => sum + each, 0) / percents.length) * 100) / 100
        : null,
    above_ceiling: rows.filter(({ problem }) => problem === 'above_ceiling').length,
    bad_cells: bad,
    problems: bad.length + rows.filter(({ problem }) => problem !== null).length,
  };
}

function rowOf(
  asked: Asked,
  target: PriceTarget,
  fact: PriceFacts,
  amount: number,
  doubled: boolean,
  actor: Actor,
): PlanRow {
  const old = fact.old?.amount ?? null;
  const product_name = productName({ ...fact, name: fact.name! });
  const area = fact.area ?? WHOLE_COUNTRY;
  return {
    product_id: target.product_id,
    product_name,
    province_code: target.province_code,
    regency_code: target.regency_code,
    level: priceLevel(target),
    area,
    old_amount: old,
    new_amount: amount,
    difference: old === null ? null : amount - old,
    change_percent: percentOf(old, amount),
    ceiling: fact.ceiling?.amount ?? null,
    ceiling_kind: fact.ceiling?.kind ?? null,
    next_valid_from: fact.next_valid_from,
    cell: target.cells?.price ?? null,
    ...priceProblem({
      name: `${product_name} di ${area}`,
      amount,
      ceiling: fact.ceiling,
      reachable: reaches(actor, fact.region_code),
      mayBegin: old !== null || (asked.kind !== 'change' && actor.slugs.has(priceSlug('create', asked.category))),
      taken: fact.taken,
      doubled,
    }),
  };
}

/** Bad cells of products and areas that do not exist; what did not come from a file is refused. */
function unknowns(targets: readonly PriceTarget[], facts: readonly PriceFacts[]): PricePlan['bad_cells'] {
  return targets.flatMap(({ cells }, index) => {
    const { name, area_exists } = facts[index]!;
    const what = name === null ? 'product' : area_exists ? null : 'area';
    if (!what) return [];
    const message = what === 'product' ? 'Produk ini tidak ada di kategori ini' : 'Area ini tidak ada';
    if (!cells)
      throw invalidInput({ [`rows.${index}.${what === 'product' ? 'product_id' : 'regency_code'}`]: message });
    return [{ cell: cells[what], message }];
  });
}

const byProblemAndPlace = ({ row: one }: Planned, { row: other }: Planned) =>
  Number(other.problem !== null) - Number(one.problem !== null) ||
  (one.province_code ?? '').localeCompare(other.province_code ?? '') ||
  (one.regency_code ?? '').localeCompare(other.regency_code ?? '') ||
  one.product_name.localeCompare(other.product_name, 'id') ||
  one.product_id.localeCompare(other.product_id);

/** Changes with whatever a person saw in the dry run, and with the prices that it follows on. */
function fingerprintOf(
  { category, kind, valid_from }: Asked,
  planned: readonly Planned[],
  bad: PricePlan['bad_cells'],
) {
  const seen = planned.map(({ row, old_id }) => [
    row.product_id,
    row.province_code,
    row.regency_code,
    old_id,
    row.old_amount,
    row.new_amount,
    row.ceiling,
    row.next_valid_from,
    row.problem,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([category, kind, valid_from, seen, bad]))
    .digest('base64url')
    .slice(0, 32);
}
