import fc from 'fast-check';
import { phoneParts, toE164, toE164AsSpoken } from '../../contract/core/phone';
import { plainText } from '../../contract/core/plainText';

test.each([
  ['Ratna   Lallo', 'Ratna Lallo'],
  ['Ratna\u00a0Lallo', 'Ratna Lallo'],
  ['\u2009Ratna \u202f Lallo\t', 'Ratna Lallo'],
  ['PSN\u201188149', 'PSN-88149'],
  ['PSN\u201088149', 'PSN-88149'],
  ['PSN\u201388149', 'PSN-88149'],
  ['PSN\u201488149', 'PSN-88149'],
  ['PSN\uff0d\uff18\uff18\uff11\uff14\uff19', 'PSN-88149'],
  ['\u2212500', '-500'],
  ['P\u00adSN\u200b-88149\ufeff', 'PSN-88149'],
  ['Senin \u2013 Jumat', 'Senin \u2013 Jumat'],
  ['10\u00b2', '10\u00b2'],
])('%j is written plainly as %j', (text, plain) => expect(plainText(text)).toBe(plain));

test('a plain text stays as it is, and is never longer', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), text => {
      const plain = plainText(text);
      expect(plainText(plain)).toBe(plain);
      expect(plain.length).toBeLessThanOrEqual(text.length);
    }),
  ));

test('a caller may leave out the 0', () => {
  expect(['859 0002 1526', '0859 0002 1526', '859\u00a00002\u20111526', '12'].map(toE164AsSpoken)).toEqual([
    '+6285900021526',
    '+6285900021526',
    '+6285900021526',
    null,
  ]);
  expect(phoneParts('859 0002 1526')).toEqual(['85900021526']);
});

test.each([
  '0859 0002 1526',
  '0859-0002-1526',
  '0859\u00a00002\u00a01526',
  '0859\u20110002\u20111526',
  '\uff10\uff18\uff15\uff19\uff10\uff10\uff10\uff12\uff11\uff15\uff12\uff16',
  '+62 859 0002 1526',
  '+62 (0)859 0002 1526',
  '62859-0002-1526',
])('%j is one telephone number', typed => {
  expect(toE164(typed)).toBe('+6285900021526');
  expect(phoneParts(typed).some(part => '+6285900021526'.includes(part))).toBe(true);
});
