import { startOfDay } from '../../../seed/jakartaDay';

interface Generation {
  /** When the price takes effect. */
  at: Date;
  /** The ratio to today's amount. */
  share: number;
}

const WIB_MS = 7 * 3_600_000;

/**
 * Returns the dates of a product's price changes, oldest first and starting before any demo order: monthly for fuel, rare for the
 * rest.
 */
export function priceDates(code: string, now: Date): Generation[] {
  const first = { at: startOfDay(now, -800), share: 0.95 };
  if (['BBM-PTL', 'BBM-BSL', 'BBM-KER'].includes(code))
    return [
      { at: startOfDay(now, -1_900), share: 1 },
      { at: startOfDay(now, -1_500), share: 1 },
    ];
  if (code.startsWith('BBM'))
    return [first, { at: startOfMonth(now, -1), share: 1.015 }, { at: startOfMonth(now, 0), share: 1 }];
  if (code === 'LPG-003')
    return [
      { ...first, share: 0.9 },
      { at: startOfDay(now, -300), share: 1 },
    ];
  return [first, { at: startOfDay(now, code.startsWith('LPG') ? -400 : -120), share: 1 }];
}

/** Returns the start of a month in Jakarta, `offset` months after that of `now`. */
export function startOfMonth(now: Date, offset: number): Date {
  const there = new Date(now.getTime() + WIB_MS);
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + offset, 1) - WIB_MS);
}
