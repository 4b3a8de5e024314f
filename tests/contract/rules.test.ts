import { z } from 'zod';
import * as fields from '../../contract/core/fields';
import { phone } from '../../contract/core/fields';
import { type RuleName, ruleMessages } from '../../contract/core/rules';
import { validate } from '../../contract/core/validate';
import { adminInput } from '../../contract/identity/admin';
import { passwordChange } from '../../contract/identity/password';
import { priceAddition, priceStep } from '../../contract/price/priceChange';
import { extremeDays } from '../support/extremeDays';

interface Case {
  field: z.ZodType;
  message: string;
  valid: unknown[];
  invalid: unknown[];
}

const passwordMessage =
  'Password must be at least 8 characters, have 1 number, 1 uppercase character, 1 lowercase character and 1 non-alphanumeric character.';

/** Every rule with valid and invalid values. The messages are repeated here: they are the specification's. */
const cases: Record<Exclude<RuleName, 'confirmed' | 'after' | 'taken'>, Case> = {
  required: {
    field: fields.text(10),
    message: 'Isian harus diisi',
    valid: ['a', ' a ', '0', '1234567890', 'é'],
    invalid: ['', '   ', '\n\t', null, undefined],
  },
  numeric: {
    field: fields.numeric,
    message: 'Isian harus angka',
    valid: ['0', '12', '-3', '1.5', '1,5', '007'],
    invalid: ['a', '1a', '1.', '.5', '1.2.3', '1 000', '--1', '1e3', '٣'],
  },
  alpha_num: {
    field: fields.alphaNum(100),
    message: 'Isian harus alfanumeric dan spesial karakter',
    valid: ['a', 'A1', '123', 'Élan9'],
    invalid: ['a b', 'a-b', 'a_b', '!', ' '],
  },
  min: {
    field: fields.text(10, 3),
    message: 'Isian minimal 3 karakter',
    valid: ['abc', 'abcd', ' abc '],
    invalid: ['a', 'ab', ' ab '],
  },
  max: {
    field: fields.text(5),
    message: 'Isian maximal 5 karakter',
    valid: ['abcde', ' abcde '],
    invalid: ['abcdef', 'a'.repeat(10_000)],
  },
  alpha: {
    field: fields.alpha(100),
    message: 'Isian harus alfabet',
    valid: ['a', 'Budi', 'Élan'],
    invalid: ['Budi 1', 'Budi Santoso', 'a1', '-'],
  },
  alpha_spaces: {
    field: fields.alphaSpaces(100),
    message: 'Isian harus alfabet',
    valid: ['Budi Santoso', 'Budi'],
    invalid: ['Budi 1', 'Budi-Santoso', 'Budi\tSantoso'],
  },
  digits: {
    field: fields.digits(4),
    message: 'Isian harus 4 digit angka',
    valid: ['0000', '1234'],
    invalid: ['123', '12345', '12a4', '12 4', '-123', '１２３４', '1234\n'],
  },
  email: {
    field: fields.email,
    message: 'Email yang Anda masukan tidak sah',
    valid: ['a@b.id', 'Budi.Santoso+1@Contoh.co.id', '  a@b.id '],
    invalid: ['a', 'a@', '@b.id', 'a@b', 'a b@c.id', 'a@b..id', 'a@b.id,c@d.id'],
  },
  phone: {
    field: phone(),
    message: 'Isian bukan nomor telepon yang valid',
    valid: ['081200000101', '+62 812-0000-0101', '021-55500121'],
    invalid: ['0812', '+12025550101', '0812-ABCD-0101', 'telepon'],
  },
  min_digits: {
    field: fields.minDigits(3),
    message: 'Isian minimal 3 digit',
    valid: ['123', '1234567'],
    invalid: ['12', 'abc', '12a4'],
  },
  max_digits: {
    field: fields.maxDigits(3),
    message: 'Isian maksimal 3 digit',
    valid: ['1', '123'],
    invalid: ['1234', 'a', '1a'],
  },
  alpha_num_special: {
    field: fields.alphaNumSpecial(100),
    message: 'harus alfanumeric dan spesial karakter (titik, koma, petik tunggal)',
    valid: ["Jl. Merdeka 12, Ma'had", 'a', '1'],
    invalid: ['a-b', 'a/b', 'a"b', 'a\nb', 'a;b'],
  },
  full_name: {
    field: fields.fullName(100),
    message: 'harus alfabet dan spesial karakter (titik, koma, petik tunggal)',
    valid: ["Dr. Nur'aini, S.E.", 'Budi'],
    invalid: ['Budi 2', 'Budi-Santoso', 'Budi_', '<b>'],
  },
  password: {
    field: fields.password,
    message: passwordMessage,
    valid: ['Rahasia#135', 'aA1!aaaa', 'aA1 aaaa'],
    invalid: ['Rahasia135', 'rahasia#135', 'RAHASIA#135', 'Rahasia#', 'aA1!aaa'],
  },
  value: {
    field: fields.id,
    message: 'Isian tidak sah',
    valid: ['018f4f9e-7a2b-7c3d-8e4f-5a6b7c8d9e0f'],
    invalid: ['x', 1, true, {}, []],
  },
  min_value: {
    field: z.int().min(10),
    message: 'Isian minimal 10',
    valid: [10, 11],
    invalid: [9, -1, 0],
  },
  max_value: {
    field: z.int().max(10),
    message: 'Isian maksimal 10',
    valid: [10, 0],
    invalid: [11, 1e9],
  },
  decimals: {
    field: fields.decimal(2),
    message: 'Isian paling banyak 2 angka di belakang koma',
    valid: [0, 1, 1.5, 0.29, 1.15, -2.05],
    invalid: [0.001, 1.155, 1e-9],
  },
  one_of: {
    field: fields.oneOf(['bbm', 'lpg']),
    message: 'Isian bukan pilihan yang tersedia',
    valid: ['bbm', 'lpg'],
    invalid: ['x', 'BBM', 'toString', '__proto__'],
  },
  day: {
    field: fields.day,
    message: 'Isian harus tanggal yang ada, dari 1 Januari 1900 sampai 31 Desember 2200',
    valid: ['1900-01-01', '2026-11-21', '2028-02-29', '2200-12-31'],
    invalid: [...extremeDays, ...extremeDays.map(day => `${day}T00:00:00Z`), ' ', 'besok', '2026-11-21T00:00:00Z'],
  },
  link: {
    field: fields.webLink,
    message: 'Isian harus alamat lengkap, misalnya https://contoh.id/promo',
    valid: ['https://contoh.id/promo', 'http://contoh.id?a=1#b'],
    invalid: ['contoh.id', 'javascript:alert(1)', 'data:text/html,x', 'ftp://contoh.id', '//contoh.id', 'https://'],
  },
};

const check = (field: z.ZodType, value: unknown) => {
  const result = validate(z.object({ field: field.meta({ title: 'Isian' }) }), { field: value });
  if (result.ok) return result;
  // each message comes with the code of its rule
  const { fields: codes, ...rest } = result;
  expect(Object.entries(codes).map(([name, { message }]) => [name, message])).toEqual(Object.entries(rest.errors));
  for (const { code } of Object.values(codes)) expect(Object.keys(ruleMessages)).toContain(code.replace('rule.', ''));
  return rest;
};

describe.each(Object.entries(cases))('%s', (_rule, { field, message, valid, invalid }) => {
  test.each(valid.map(value => [value]))('accepts %j', value => {
    expect(check(field, value)).toMatchObject({ ok: true });
  });
  test.each(invalid.map(value => [value]))('rejects %j with its message', value => {
    expect(check(field, value)).toEqual({ ok: false, errors: { field: message } });
  });
});

describe('an instant', () => {
  const valid = ['1900-01-01T00:00:00Z', '1900-01-01T00:00:00+07:00', '2200-12-31T23:59:59.999+07:00'];
  test.each(valid)('accepts %s', value => {
    expect(check(fields.instant, value)).toMatchObject({ ok: true });
  });
  const invalid = extremeDays.map(day => `${day}T00:00:00Z`);
  test.each([
    ...extremeDays,
    ...invalid,
    '1899-12-31T23:59:59.999+07:00',
    '2201-01-01T00:00:00+07:00',
    '2026-11-21',
    ' ',
  ])('rejects %j with the message of a day', value => {
    expect(check(fields.instant, value)).toEqual({ ok: false, errors: { field: cases.day.message } });
  });
});

describe('confirmed', () => {
  const schema = z
    .object({ password: z.string(), password_confirmation: z.string().meta({ title: 'Konfirmasi kata sandi' }) })
    .superRefine(fields.confirmed('password_confirmation', 'password'));

  test('accepts the same value twice', () => {
    expect(validate(schema, { password: 'a', password_confirmation: 'a' })).toMatchObject({ ok: true });
  });
  test.each(['b', 'A', 'a ', ''])('rejects %j for "a"', password_confirmation => {
    expect(validate(schema, { password: 'a', password_confirmation })).toEqual({
      ok: false,
      errors: { password_confirmation: 'Konfirmasi kata sandi tidak sesuai' },
      fields: {
        password_confirmation: {
          code: 'rule.confirmed',
          params: {},
          message: 'Konfirmasi kata sandi tidak sesuai',
        },
      },
    });
  });
});

describe('every required field names its label when empty', () => {
  const fieldsOfText: Record<string, z.ZodType> = {
    numeric: fields.numeric,
    alpha: fields.alpha(100),
    alphaSpaces: fields.alphaSpaces(100),
    alphaNum: fields.alphaNum(100),
    alphaNumSpecial: fields.alphaNumSpecial(100),
    fullName: fields.fullName(100),
    digits: fields.digits(4),
    minDigits: fields.minDigits(4),
    maxDigits: fields.maxDigits(4),
    email: fields.email,
    password: fields.password,
    phone: phone(),
    text: fields.text(60),
    textOfThree: fields.text(60, 3),
    rupiah: fields.rupiah,
    day: fields.day,
    instant: fields.instant,
    webLink: fields.webLink,
    oneOf: fields.oneOf(['a']),
    id: fields.id,
    version: fields.version,
  };
  test.each(Object.entries(fieldsOfText))('%s', (_name, field) => {
    for (const nothing of [undefined, null, ''])
      expect(check(field, nothing)).toEqual({ ok: false, errors: { field: 'Isian harus diisi' } });
  });
});

test.each(
  Object.entries({
    alphaSpaces: fields.alphaSpaces(100),
    alphaNumSpecial: fields.alphaNumSpecial(100),
    fullName: fields.fullName(100),
  }),
)('%s of only spaces is empty', (_name, field) => {
  expect(check(field, '   ')).toEqual({ ok: false, errors: { field: 'Isian harus diisi' } });
  expect(check(field, ' Budi ')).toMatchObject({ ok: true });
});

test('no message keeps a placeholder, and every rule has a case', () => {
  for (const { message } of Object.values(cases)) expect(message).not.toMatch(/[{}]/);
  expect(Object.keys(ruleMessages).sort()).toEqual([...Object.keys(cases), 'confirmed', 'after', 'taken'].sort());
});

test('text with NUL, which no database can store, is invalid', () => {
  expect(check(fields.text(10), 'a\u0000b')).toEqual({ ok: false, errors: { field: 'Isian tidak sah' } });
  expect(check(fields.optionalText(10), '\u0000')).toEqual({ ok: false, errors: { field: 'Isian tidak sah' } });
});

test.each<[form: string, schema: z.ZodType, input: object, errors: Record<string, string>]>([
  [
    'prices, empty',
    priceAddition,
    { category: 'bbm', products: [], areas: [{}], amount: null },
    { products: 'Produk harus diisi', amount: 'Harga harus diisi' },
  ],
  [
    'prices, wrong',
    priceAddition,
    { category: 'bbm', products: [], areas: [{}], amount: 'abc', valid_from: 'besok' },
    {
      products: 'Produk harus diisi',
      amount: 'Harga harus angka',
      valid_from: `Berlaku mulai ${ruleMessages.day.slice('{_field_} '.length)}`,
    },
  ],
  ['a bulk change, empty', priceStep, { kind: 'percent', value: null }, { value: 'Nilai harus diisi' }],
  ['an account, empty', adminInput, { name: '', email: '' }, { name: 'Nama harus diisi', email: 'Email harus diisi' }],
  [
    'an account, wrong',
    adminInput,
    { name: 'Budi', email: 'budi', phone: '12' },
    { email: 'Email yang Anda masukan tidak sah', phone: 'Nomor telepon bukan nomor telepon yang valid' },
  ],
  [
    'a password',
    passwordChange,
    { current_password: '', password: 'pendek', password_confirmation: 'lain' },
    {
      current_password: 'Kata sandi lama harus diisi',
      password: passwordMessage,
      password_confirmation: 'Konfirmasi kata sandi tidak sesuai',
    },
  ],
])('the form of %s shows the messages of point 5', (_form, schema, input, errors) => {
  expect(validate(schema, input)).toMatchObject({ ok: false, errors });
});
