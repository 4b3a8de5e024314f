import fc from 'fast-check';
import { writeMail } from '../../../server/mail/mailTexts';

/** The lines of the first paragraph of an email that consists of a text. */
const linesOf = (before: string) =>
  writeMail({ subject: 'Uji', name: 'Ani', before, after: 'Terima kasih.', helpdesk: '135' })
    .text.split('\n\n')[1]!
    .split('\n');

const word = fc
  .oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 60, max: 90 }))
  .map(length => 'x'.repeat(length));

test('a line is as full as 72 characters allow, and only a word longer than that is longer', () =>
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 40 }), words => {
      const lines = linesOf(words.join(' '));
      expect(lines.join(' ')).toBe(words.join(' '));
      for (const [index, line] of lines.entries()) {
        if (line.length > 72) expect(line).not.toContain(' ');
        const next = lines[index + 1]?.split(' ')[0];
        if (next !== undefined) expect(line.length + 1 + next.length).toBeGreaterThan(72);
      }
    }),
  ));

test('a million letters or spaces are wrapped in one pass', () => {
  expect(linesOf('x'.repeat(1_000_000))).toEqual(['x'.repeat(1_000_000)]);
  expect(linesOf(`${'x '.repeat(500_000)}x`)).toHaveLength(Math.ceil(1_000_001 / 72));
});
