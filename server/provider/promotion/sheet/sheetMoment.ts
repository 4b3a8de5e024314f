import type { SheetCell } from '../../../sheet/cells';

const WIB_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** `31/12/2026`, `31-12-2026 17.00` */
const TYPED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s+(\d{1,2})[.:](\d{2}))?$/;

interface Wall {
  /** Milliseconds of the wall clock in Jakarta, as if it were UTC. */
  at: number;
  hasTime: boolean;
}

/**
 * The instant that a cell means, in Jakarta: a date of the spreadsheet or one that was typed as text; undefined where it is neither.
 * Without a time it is the first minute of the day, or its last one (`end`), but never outside of `within` on the same day.
 */
export function sheetMoment(
  cell: SheetCell | undefined,
  { end, within }: { end: boolean; within: { starts_at: string; ends_at: string } },
): string | undefined {
  const wall = wallOf(cell?.value);
  if (!wall) return undefined;
  const day = wall.at - WIB_MS;
  if (wall.hasTime) return new Date(day).toISOString();
  const bound = Date.parse(end ? within.ends_at : within.starts_at);
  if (bound >= day && bound < day + DAY_MS) return new Date(bound).toISOString();
  return new Date(end ? day + DAY_MS - MINUTE_MS : day).toISOString();
}

function wallOf(value: SheetCell['value'] | undefined): Wall | undefined {
  if (value !== null && typeof value === 'object') {
    const at = Date.parse(value.date);
    return Number.isNaN(at) ? undefined : { at, hasTime: at % DAY_MS !== 0 };
  }
  const [, day, month, year, hour = '0', minute] = (typeof value === 'string' && TYPED.exec(value.trim())) || [];
  if (day === undefined) return undefined;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute ?? 0));
  const date = new Date(at);
  // 31/02 and 25.00 run over into another day
  const isReal =
    date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1 && Number(minute ?? 0) < 60;
  return isReal ? { at, hasTime: minute !== undefined } : undefined;
}
