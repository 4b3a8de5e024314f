import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { phone } from '../../contract/core/fields';
import { phoneKind, phoneParts, toChatNumber, toE164, toLocalPhone } from '../../contract/core/phone';

interface Example {
  input: string;
  is_valid: string;
  kind: string;
  e164: string;
  local_digits: string;
  note: string;
}

const examples = parse<Example>(readFileSync(join(__dirname, 'phoneExamples.csv')), { columns: true });
const valid = examples.filter(({ is_valid }) => is_valid === 'true');
const invalid = examples.filter(({ is_valid }) => is_valid !== 'true');

test('all examples are present', () => {
  expect([valid.length, invalid.length]).toEqual([30, 30]);
});

test.each(valid.map(example => [example.input, example] as const))('%j is a valid number', (input, example) => {
  expect(phoneKind(input)).toBe(example.kind);
  expect(toE164(input)).toBe(example.e164);
  expect(toChatNumber(input)).toBe(example.e164.slice(1));
  expect(toLocalPhone(input).replaceAll('-', '')).toBe(example.local_digits);
  expect(phone().safeParse(input)).toMatchObject({ success: true, data: example.e164 });
});

test.each(invalid.map(example => [example.input, example.note]))('%j is invalid: %s', input => {
  expect(toE164(input)).toBeNull();
  expect(phone().safeParse(input).success).toBe(false);
});

test('a landline is rejected where a mobile number is required', () => {
  expect(phone({ kind: 'mobile' }).safeParse('021-55500121').success).toBe(false);
  expect(phone({ kind: 'mobile' }).safeParse('081200000101').success).toBe(true);
});

test('a number is displayed in blocks of four', () => {
  expect(toLocalPhone('+6281200000101')).toBe('0812-0000-0101');
  expect(toLocalPhone('+62811000101')).toBe('0811-0001-01');
  expect(toLocalPhone('bukan nomor')).toBe('bukan nomor');
});

const separator = fc.constantFrom('', ' ', '-', '.', '(', ')');
/** A mobile number as people write it: with any prefix, and separators anywhere. */
const written = fc
  .tuple(fc.constantFrom('0', '62', '+62', '+62 (0)'), fc.stringMatching(/^8[1-357-9]\d{7,10}$/), fc.array(separator))
  .map(([prefix, national, separators]) => ({
    national,
    typed: prefix + [...national].map((digit, index) => digit + (separators[index] ?? '')).join(''),
  }));

test('a mobile number is stored the same however it is written, and storing is idempotent', () => {
  fc.assert(
    fc.property(written, ({ national, typed }) => {
      const stored = toE164(typed);
      expect(stored).toBe(`+62${national}`);
      expect(toE164(stored ?? '')).toBe(stored);
      expect(toE164(toLocalPhone(typed))).toBe(stored);
    }),
  );
});

test('any text is parsed without throwing, and the result is E.164', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+\d ().-]{0,20}$/)), typed => {
      const stored = toE164(typed);
      if (stored === null) return;
      expect(stored).toMatch(/^\+62\d{8,12}$/);
      expect(toE164(stored)).toBe(stored);
    }),
    { numRuns: 2_000 },
  );
});

const isFound = (typed: string, stored: string) => phoneParts(typed).some(part => stored.includes(part));

test('a search finds a number by any run of its digits, however written', () => {
  fc.assert(
    fc.property(written, fc.nat(), fc.integer({ min: 3, max: 12 }), ({ national, typed }, from, length) => {
      const stored = `+62${national}`;
      for (const whole of [typed, stored, toLocalPhone(stored)]) expect(isFound(whole, stored)).toBe(true);
      const local = `0${national}`;
      const start = from % (local.length - 2);
      expect(isFound(local.slice(start, start + length), stored)).toBe(true);
    }),
  );
});

test('a search for too few digits or other text finds no number', () => {
  for (const typed of ['', '08', '  ', '+-', 'PSN-88214', 'LPG 3 kg', '0812%', 'Jl. 12345'])
    expect(phoneParts(typed)).toEqual([]);
  expect(isFound('0899', '+6281289900101')).toBe(false);
});
