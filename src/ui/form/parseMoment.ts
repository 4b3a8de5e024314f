import { readTypedMoment } from '../../../contract/core/typedMoment';
import { fromJakartaInput } from '../../i18n/dates';

/**
 * The instant of a day and time of Jakarta as people write them: `1 Nov 2026, 00.00`, `01/11/2026 8:30`, `2026-11-01`. A day alone
 * gets `timeOfDay`. Null where it is no moment.
 */
export function parseMoment(typed: string, timeOfDay = '00:00'): string | null {
  const moment = readTypedMoment(typed);
  return moment ? fromJakartaInput(`${moment.day}T${moment.time ?? timeOfDay}`) : null;
}

/** The day, `2026-11-21`, of one as people write it: `21/11/2026`, `21 Nov 2026`, `2026-11-21`. Null where it is no day. */
export const parseDay = (typed: string): string | null => readTypedMoment(typed)?.day ?? null;
