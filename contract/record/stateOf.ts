import { now } from '../core/now';
import type { FUTURE, PAST, States } from './Field';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the state of a record that follows from its other fields (`derived`): the first whose condition holds.
 *
 * @example stateOf(banner.fields.status, record) // 'live'
 */
export function stateOf<S extends States>(
  { states }: { states: S },
  record: object,
  at: Date = new Date(now()),
): keyof S {
  const moment = at.toISOString();
  const entries: [keyof S, S[keyof S]][] = Object.entries(states) as [keyof S, S[keyof S]][];
  const [state] = entries.find(([, condition]) =>
    Object.entries(condition).every(([field, value]) => holds((record as Values)[field], value, moment)),
  )!;
  return state;
}

/** Whether a record has every field that decides its state, up to the first condition that holds. */
export function isStateKnown(states: States, record: object): boolean {
  for (const [state, condition] of Object.entries(states)) {
    const isMissing = Object.keys(condition).some(field =>
      [null, undefined].includes((record as Values)[field] as null),
    );
    if (isMissing) return false;
    if (stateOf({ states: { [state]: condition, other: {} } }, record) === state) return true;
  }
  return true;
}

function holds(actual: unknown, wanted: unknown, moment: string): boolean {
  if (!isRelation(wanted)) return actual === wanted;
  if (typeof actual !== 'string') return false;
  return wanted.relation === 'future' ? actual > moment : actual <= moment;
}

/** Whether a condition compares a moment with the current time. */
export const isRelation = (wanted: unknown): wanted is typeof FUTURE | typeof PAST =>
  typeof wanted === 'object' && wanted !== null && 'relation' in wanted;
