/**
 * Indonesia's national holidays (libur nasional) by year, as `MM-DD`, weekends included as the decrees list them.
 *
 * Taken from the joint decrees of the ministers of religious affairs, of manpower, and of administrative reform:
 * - 2026: no. 1497, 2 and 5 of 2025, announced on 19 September 2025 (disdiksmg.semarangkota.go.id, periskop.id and soearatimoer.net
 *   list the same 17 days);
 * - 2027: no. 1205, 3 and 2 of 2026, signed on 15 September 2026, 18 days (the Night Journey comes twice). Taken from three public
 *   transcriptions that name the decree and agree on every day; the decree itself was not accessible.
 *
 * Add one line per year once its decree is published (September or October of the year before, jdih.menpan.go.id). For a missing year
 * only weekends count. Days rarely move after the decree (Idulfitri, by the sighting of the moon); if they do, change the line.
 *
 * Joint leave (cuti bersama) is left out on purpose: it is deducted from each employee's annual leave and closes an office only if the
 * employer says so, so the time limit keeps running.
 */
const NATIONAL_HOLIDAYS: Readonly<Record<number, string>> = {
  2026: '01-01 01-16 02-17 03-19 03-21 03-22 04-03 04-05 05-01 05-14 05-27 05-31 06-01 06-16 08-17 08-25 12-25',
  2027: '01-01 01-05 02-06 03-08 03-10 03-11 03-26 03-28 05-01 05-06 05-17 05-20 06-01 06-06 08-15 08-17 12-25 12-26',
};

/** The known national holidays as calendar days (`2026-12-25`), in order. */
export const publicHolidays: readonly string[] = Object.entries(NATIONAL_HOLIDAYS).flatMap(([year, days]) =>
  days.split(' ').map(day => `${year}-${day}`),
);
