import fc from 'fast-check';
import { readTypedMoment } from '../../contract/core/typedMoment';

test.each([
  ['31/12/2026', { day: '2026-12-31' }],
  ['31-12-2026', { day: '2026-12-31' }],
  ['31.12.2026', { day: '2026-12-31' }],
  ['2026-12-31', { day: '2026-12-31' }],
  ['2026/12/31', { day: '2026-12-31' }],
  ['31 Des 2026', { day: '2026-12-31' }],
  ['31-Des-2026', { day: '2026-12-31' }],
  ['31 Desember 2026', { day: '2026-12-31' }],
  ['31 Dec 2026', { day: '2026-12-31' }],
  ['3/4/2026', { day: '2026-04-03' }],
  ['31/12/2026 17.00', { day: '2026-12-31', time: '17:00' }],
  ['31/12/2026 7:05:59', { day: '2026-12-31', time: '07:05' }],
  ['2026-12-31T17:00', { day: '2026-12-31', time: '17:00' }],
  ['31 Des 2026, 17.00 WIB', { day: '2026-12-31', time: '17:00' }],
])('%s is %p', (typed, moment) => expect(readTypedMoment(typed)).toEqual(moment));

test.each(['31/12/1899', '01/01/0000', '1/1/0001 08.00', '2201-01-01', '31 Des 9999'])(
  '%s is of a year that nothing has',
  typed => expect(readTypedMoment(typed)).toBeUndefined(),
);

test.each(['', 'besok', '12/31/2026', '31/02/2026', '29/02/2026', '0/1/2026', '31/12/26', '31/12/2026 25.00', '46387'])(
  '%p is not a moment',
  typed => expect(readTypedMoment(typed)).toBeUndefined(),
);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];
const days = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));

test('every day is read back from every written form', () =>
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (day, hour, minute) => {
      const [year = '', month = '', date = ''] = day.split('-');
      const forms = [`${date}/${month}/${year}`, `${Number(date)}-${Number(month)}-${year}`, day];
      forms.push(`${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`);
      for (const form of forms) expect(readTypedMoment(form)).toEqual({ day });
      const [hh, mm] = [hour, minute].map(part => String(part).padStart(2, '0'));
      expect(readTypedMoment(`${forms[0]} ${hh}.${mm}`)).toEqual({ day, time: `${hh}:${mm}` });
      expect(readTypedMoment(`${day} ${hh}:${mm}`)).toEqual({ day, time: `${hh}:${mm}` });
    }),
  ));
