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
  const [state] = entries.find(([, condition]) => holdsAll(condition, record, moment))!;
  return state;
}

/** Whether a record has every field that decides its state, up to the first condition that holds. */
export function isStateKnown(states: States, record: object, at: Date = new Date(now())): boolean {
  for (const condition of Object.values(states)) {
    if (Object.keys(condition).some(field => ((record as Values)[field] ?? null) === null)) return false;
    if (holdsAll(condition, record, at.toISOString())) return true;
  }
  return true;
}

const holdsAll = (condition: States[string], record: object, moment: string) =>
  Object.entries(condition).every(([field, value]) => holds((record as Values)[field], value, moment));

function holds(actual: unknown, wanted: unknown, moment: string): boolean {
  if (!isRelation(wanted)) return actual === wanted;
  if (typeof actual !== 'string') return false;
  return wanted.relation === 'future' ? actual > moment : actual <= moment;
}

/** Whether a condition compares a moment with the current time. */
export const isRelation = (wanted: unknown): wanted is typeof FUTURE | typeof PAST =>
  typeof wanted === 'object' && wanted !== null && 'relation' in wanted;
