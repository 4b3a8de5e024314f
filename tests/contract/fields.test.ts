import fc from 'fast-check';
import { z } from 'zod';
import * as fields from '../../contract/core/fields';
import { flag, listQuery, repeated } from '../../contract/core/query';
import { ruleMessages } from '../../contract/core/rules';
import { validate } from '../../contract/core/validate';

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('properties', () => {
  const charactersOf = { lower: 'abcxyz', upper: 'ABCXYZ', digit: '0189', other: '#!_ .é'.replace('é', '') };
  const some = (of: string, minLength = 1) => fc.string({ unit: fc.constantFrom(...of), minLength, maxLength: 6 });

  test('a password of eight characters with all four kinds is accepted, in any order', () => {
    const strong = fc
      .tuple(
        some(charactersOf.lower, 2),
        some(charactersOf.upper, 2),
        some(charactersOf.digit, 2),
        some(charactersOf.other, 2),
      )
      .chain(parts => fc.shuffledSubarray([...parts.join('')], { minLength: parts.join('').length }))
      .map(characters => characters.join(''));
    fc.assert(fc.property(strong, value => takes(fields.password, value)));
  });

  test('a password missing one kind of character is rejected, whatever its length', () => {
    const kinds = Object.keys(charactersOf) as (keyof typeof charactersOf)[];
    const weak = fc.constantFrom(...kinds).chain(lacking =>
      fc.string({
        unit: fc.constantFrom(
          ...kinds
            .filter(kind => kind !== lacking)
            .map(kind => charactersOf[kind])
            .join(''),
        ),
        maxLength: 40,
      }),
    );
    fc.assert(fc.property(weak, value => !takes(fields.password, value)));
  });

  test('digits accepts exactly the given number of digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.string({ unit: fc.constantFrom(...'0123456789a ') }),
        (length, value) => {
          const isSo = value.length === length && [...value].every(character => character >= '0' && character <= '9');
          expect(takes(fields.digits(length), value)).toBe(isSo);
          if (isSo) expect(takes(fields.minDigits(length), value) && takes(fields.maxDigits(length), value)).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('a field returns a value or one of the known messages, whatever the input', () => {
    const all = [
      fields.text(10, 2),
      fields.numeric,
      fields.email,
      fields.password,
      fields.webLink,
      fields.instant,
      fields.day,
      fields.rupiah,
    ];
    const known = Object.values(ruleMessages).map(
      message => message.replace('{_field_}', 'Isian').split('{length}')[0] ?? '',
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.anything({ withNullPrototype: true, withSparseArray: true }),
        (field, value) => {
          const result = validate(z.object({ field: field.meta({ title: 'Isian' }) }), { field: value });
          if (!result.ok) expect(known.some(start => result.errors.field?.startsWith(start))).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('an instant keeps its moment whatever its offset', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true }),
        fc.integer({ min: -12, max: 12 }),
        (date, hours) => {
          const sign = hours < 0 ? '-' : '+';
          const local = new Date(date.getTime() + hours * 3_600_000).toISOString().slice(0, -1);
          const typed = `${local}${sign}${String(Math.abs(hours)).padStart(2, '0')}:00`;
          expect(fields.instant.parse(typed)).toBe(date.toISOString());
        },
      ),
    );
  });
});

test('missing optional text is stored as null', () => {
  const optional = fields.optionalText(10);
  expect([optional.parse(undefined), optional.parse(null), optional.parse('  '), optional.parse(' a ')]).toEqual([
    null,
    null,
    null,
    'a',
  ]);
});

test('an e-mail address is stored in lower case', () => {
  expect(fields.email.parse('  Budi@Contoh.ID ')).toBe('budi@contoh.id');
});

describe('the query of a list', () => {
  const query = listQuery(['name', 'age']).extend({
    status: repeated(fields.oneOf(['a', 'b'])),
    is_active: flag.optional(),
  });

  test('has its defaults', () => {
    expect(query.parse({})).toEqual({ page: 1, limit: 25 });
  });
  test('reads numbers, repeated values and flags from text', () => {
    expect(query.parse({ page: '2', limit: '100', sort: '-age', status: 'a', is_active: 'false' })).toEqual({
      page: 2,
      limit: 100,
      sort: '-age',
      status: ['a'],
      is_active: false,
    });
    expect(query.parse({ status: ['a', 'b'] })).toMatchObject({ status: ['a', 'b'] });
  });
  test.each([
    [{ page: '0' }, 'page', 'Halaman minimal 1'],
    [{ page: 'x' }, 'page', 'Halaman harus angka'],
    [{ limit: '101' }, 'limit', 'Jumlah per halaman maksimal 100'],
    [{ sort: 'password' }, 'sort', 'Urutan bukan pilihan yang tersedia'],
    [{ sort: '--name' }, 'sort', 'Urutan bukan pilihan yang tersedia'],
    [{ search: 'a'.repeat(101) }, 'search', 'Pencarian maximal 100 karakter'],
  ])('rejects %j', (given, field, message) => {
    expect(validate(query, given)).toEqual({
      ok: false,
      errors: { [field]: message },
      fields: { [field]: { code: expect.stringMatching(/^rule\./), params: expect.any(Object), message } },
    });
  });
  test('rejects a filter outside its choices, with its path', () => {
    expect(validate(query, { status: ['a', 'c'] })).toMatchObject({
      ok: false,
      errors: { 'status.1': expect.any(String) },
    });
  });
});
