/**
 * Days that a program or a database stumbles over, none of which may be given: outside the years 1900 to 2200, some of which one of the two
 * knows and the other does not, and days that do not exist.
 */
export const extremeDays = [
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '2201-01-01',
  '9999-12-31',
  '275760-09-13',
  '+010000-01-01',
  '-000001-01-01',
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
] as const;
