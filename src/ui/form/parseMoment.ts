import { readTypedMoment } from '../../../contract/core/typedMoment';
import { fromJakartaInput } from '../../i18n/jakartaInput';

/**
 * Parses a day and time in Jakarta as people write them: `1 Nov 2026, 00.00`, `01/11/2026 8:30`, `2026-11-01`. A day alone
 * gets `timeOfDay`. Returns the instant, or null if the text is not a valid moment.
 */
export function parseMoment(typed: string, timeOfDay = '00:00'): string | null {
  const moment = readTypedMoment(typed);
  return moment ? fromJakartaInput(`${moment.day}T${moment.time ?? timeOfDay}`) : null;
}

/** Parses a day as people write it (`21/11/2026`, `21 Nov 2026`, `2026-11-21`) to `2026-11-21`; null if it is not a valid day. */
export const parseDay = (typed: string): string | null => readTypedMoment(typed)?.day ?? null;
