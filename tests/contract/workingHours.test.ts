import fc from 'fast-check';
import {
  afterWorkingMinutes,
  publicHolidays,
  registrationAge,
  registrationDueAt,
  workingMinutes,
} from '../../contract/registration/registrationAge';

const between = (first: string, last: string) =>
  fc.date({ min: new Date(first), max: new Date(last), noInvalidDate: true });
/** Half of them in years whose holidays are known. */
const instants = fc.oneof(
  between('2020-01-01T00:00:00Z', '2035-01-01T00:00:00Z'),
  between('2025-12-20T00:00:00Z', '2028-01-10T00:00:00Z'),
);
const lengths = fc.integer({ min: 1, max: 30_000 });
const at = (text: string) => new Date(`${text}+07:00`);

/** Counts minute by minute, as a person with a calendar would. */
function counted(from: Date, to: Date): number {
  let minutes = 0;
  for (let time = from.getTime(); time + 60_000 <= to.getTime(); time += 60_000) {
    const local = new Date(time + 7 * 3_600_000);
    const weekday = local.getUTCDay();
    const hour = local.getUTCHours();
    const holiday = publicHolidays.includes(local.toISOString().slice(0, 10));
    if (weekday >= 1 && weekday <= 5 && hour >= 8 && hour < 17 && !holiday) minutes += 1;
  }
  return minutes;
}

test('counts the same minutes as a person with a calendar', () => {
  const wholeMinutes = instants.map(date => new Date(Math.floor(date.getTime() / 60_000) * 60_000));
  fc.assert(
    fc.property(wholeMinutes, fc.integer({ min: 0, max: 20_000 }), (from, minutes) => {
      const to = new Date(from.getTime() + minutes * 60_000);
      expect(workingMinutes(from, to)).toBe(counted(from, to));
    }),
  );
});

test('the end of n working minutes is the first instant at which n have passed', () => {
  fc.assert(
    fc.property(instants, lengths, (from, minutes) => {
      const end = afterWorkingMinutes(from, minutes);
      expect(workingMinutes(from, end)).toBe(minutes);
      expect(workingMinutes(from, new Date(end.getTime() - 1))).toBe(minutes - 1);
    }),
  );
});

test('working minutes add up, and none pass backwards', () => {
  fc.assert(
    fc.property(instants, lengths, lengths, (from, first, second) => {
      const between = afterWorkingMinutes(from, first);
      expect(afterWorkingMinutes(between, second)).toEqual(afterWorkingMinutes(from, first + second));
      expect(workingMinutes(between, from)).toBe(0);
    }),
  );
});

test.each([
  ['2026-11-16T10:24:00', '2026-11-19T10:24:00'],
  // over the weekend, and submitted at night
  ['2026-11-20T16:00:00', '2026-11-25T16:00:00'],
  ['2026-11-20T22:15:00', '2026-11-25T17:00:00'],
  ['2026-11-21T12:00:00', '2026-11-25T17:00:00'],
  // over Christmas, a Friday, and over New Year: joint leave on the 24th is a working day
  ['2026-12-23T10:00:00', '2026-12-29T10:00:00'],
  ['2026-12-30T10:00:00', '2027-01-06T10:00:00'],
  // submitted on a holiday, and just before the holidays of March 2027, two of which are consecutive
  ['2026-08-17T11:00:00', '2026-08-20T17:00:00'],
  ['2027-03-05T16:30:00', '2027-03-15T16:30:00'],
  // no decree yet: weekends only
  ['2029-12-31T10:00:00', '2030-01-03T10:00:00'],
])('submitted at %s, it is due at %s', (submitted, due) => {
  expect(registrationDueAt(at(submitted))).toEqual(at(due));
});

test('the waiting time counts working days and keeps growing after the due time', () => {
  const due = registrationDueAt(at('2026-11-19T08:10:00')).toISOString();
  expect(registrationAge(due, at('2026-11-20T12:10:00'))).toEqual({
    level: 'fresh',
    waited: { days: 1, hours: 4, minutes: 0 },
  });
  expect(registrationAge(due, at('2026-11-23T08:10:00')).level).toBe('soon');
  expect(registrationAge(due, at('2026-11-24T08:10:00'))).toEqual({
    level: 'late',
    waited: { days: 3, hours: 0, minutes: 0 },
  });
  expect(registrationAge(due, at('2026-11-24T18:00:00')).waited).toEqual({ days: 3, hours: 8, minutes: 50 });
});

test('holidays have no working minutes, and their dates are valid, sorted and unique', () => {
  expect(publicHolidays.map(day => new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10))).toEqual(publicHolidays);
  expect([...new Set(publicHolidays)].sort()).toEqual(publicHolidays);
  for (const day of publicHolidays) expect(workingMinutes(at(`${day}T00:00:00`), at(`${day}T23:59:59`))).toBe(0);
  const count = (year: string) => publicHolidays.filter(day => day.startsWith(year)).length;
  expect([count('2026'), count('2027')]).toEqual([17, 18]);
});
