import { setImmediate as nextTurn } from 'node:timers/promises';
import { MOST_FAULTS } from '../../../contract/core/badCell';
import { approvalNeedOf } from '../../../contract/price/priceApproval';
import { priceErrors, priceSheetErrors } from '../../../contract/price/priceErrors';
import { priceLevel } from '../../../contract/price/priceInForce';
import type { PricePlan } from '../../../contract/price/pricePlan';
import { invalidInput } from '../../core/HttpError';
import { sees } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { badCell } from '../../sheet/badCell';
import { provinces } from '../area/table';
import { productName } from '../product/productName';
import { changedAmount } from './changedAmount';
import { findPriceFacts, type PriceFacts } from './findPriceFacts';
import { isStillSo, type PlanScope, type PriceRequest, type PriceTarget } from './PriceRequest';
import { type PlannedRow, planFingerprint } from './planFingerprint';
import { planRow } from './planRow';

/**
 * Plans what a price change would do as of an instant, for the dry run and for the change itself. Returns the request's foreseen plan if
 * nothing has changed since it was made.
 *
 * @throws HttpError 422 naming the row with an unknown product or area; in an Excel file these become bad cells
 */
export async function planPrices(db: Db, request: PriceRequest, at: string, scope: PlanScope): Promise<PricePlan> {
  if (request.foreseen && (await isStillSo(db, request.foreseen, at))) return request.foreseen.plan;
  const facts = (await findPriceFacts(db, request, at)).map(fact =>
    sees(scope, fact.region_code) ? fact : hidden(fact),
  );
  const badCells = [
    ...(request.bad_cells ?? []),
    ...unknownCells(request.targets, facts),
    ...slippedCells(request.targets, facts),
  ];
  const { planned, unchanged } = await planRows(request, facts, scope);
  planned.sort(byProblemAndPlace);
  const rows = planned.map(({ row }) => row);
  return {
    fingerprint: planFingerprint(request, planned, badCells),
    valid_from: request.valid_from,
    rows,
    changed: rows.length,
    unchanged,
    average_percent: average(rows.flatMap(({ change_percent }) => change_percent ?? [])),
    above_ceiling: rows.filter(({ problem }) => problem === 'above_ceiling').length,
    bad_cells: badCells.slice(0, MOST_FAULTS),
    ...(request.notices && { notices: request.notices }),
    problems: badCells.length + rows.filter(({ problem }) => problem !== null).length,
    approval: approvalNeedOf(rows, await db.$count(provinces)),
  };
}

/** For a place that the actor may not read: that it exists, and nothing about its prices. */
const hidden = (fact: PriceFacts): PriceFacts => ({
  ...fact,
  old: null,
  ceiling: null,
  next_valid_from: null,
  taken: false,
});

/** Rows planned before yielding to other requests. */
const SLICE = 500;

async function planRows(request: PriceRequest, facts: readonly PriceFacts[], scope: PlanScope) {
  const seen = new Set<string>();
  const planned: PlannedRow[] = [];
  let unchanged = 0;
  for (const [index, target] of request.targets.entries()) {
    if (index % SLICE === SLICE - 1) await nextTurn();
    const fact = facts[index]!;
    if (fact.name === null || !fact.area_exists) continue;
    const old = fact.old?.amount ?? null;
    // a step changes an existing price; without one there is nothing to do
    if (target.amount === null && old === null) continue;
    const amount = target.amount ?? changedAmount(old!, request.step!);
    if (amount === old && (request.kind !== 'add' || fact.old!.level === priceLevel(target))) {
      unchanged += 1;
      continue;
    }
    const key = [target.product_id, target.province_code, target.regency_code].join();
    const row = planRow(target, fact, amount, seen.has(key), scope);
    seen.add(key);
    planned.push({ row, replaces: fact.old?.id ?? null });
  }
  return { planned, unchanged };
}

/** Returns the cells that name unknown products or areas. @throws HttpError 422 if the target does not come from a file */
function unknownCells(targets: readonly PriceTarget[], facts: readonly PriceFacts[]): PricePlan['bad_cells'] {
  return targets.flatMap(({ cells }, index) => {
    const { name, area_exists } = facts[index]!;
    const unknown = name === null ? 'product' : area_exists ? null : 'area';
    if (!unknown) return [];
    const error = unknown === 'product' ? priceErrors.unknownProduct() : priceErrors.unknownArea();
    if (!cells)
      throw invalidInput({ [`rows.${index}.${unknown === 'product' ? 'product_id' : 'regency_code'}`]: error });
    return [badCell(cells[unknown], error)];
  });
}

/** Rounded to two decimals; null for an empty list. */
const average = (values: readonly number[]): number | null =>
  values.length > 0 ? Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 100) / 100 : null;

/** Created once, because thousands of names are compared and looking up the language is slow. */
const byName = new Intl.Collator('id').compare;
const byCode = (one: string | null, other: string | null) => (one === other ? 0 : (one ?? '') < (other ?? '') ? -1 : 1);

const byProblemAndPlace = ({ row: one }: PlannedRow, { row: other }: PlannedRow) =>
  Number(other.problem !== null) - Number(one.problem !== null) ||
  byCode(one.province_code, other.province_code) ||
  byCode(one.regency_code, other.regency_code) ||
  byName(one.product_name, other.product_name) ||
  byCode(one.product_id, other.product_id);

/** A price at least this many times above or below the old one probably has a zero too many or too few. */
const SLIP = 8;
const rupiah = new Intl.NumberFormat('id-ID');

/** Returns the cells of a file whose price looks like a digit slip compared to the old one. */
const slippedCells = (targets: readonly PriceTarget[], facts: readonly PriceFacts[]): PricePlan['bad_cells'] =>
  targets.flatMap(({ amount, cells }, index) => {
    const fact = facts[index];
    if (!cells?.price || amount === null || !fact?.old || fact.name === null) return [];
    const { old, name } = fact;
    if (amount < old.amount * SLIP && amount * SLIP > old.amount) return [];
    const error = priceSheetErrors.digitSlip({
      name: productName({ ...fact, name }),
      old: rupiah.format(old.amount),
    });
    return [badCell(cells.price, error)];
  });
