import { z } from 'zod';
import { regionCode } from '../../contract/area/region';
import { banner } from '../../contract/banner';
import { choice } from '../../contract/core/choice';
import { fieldAt } from '../../contract/core/fieldAt';
import { kindOf } from '../../contract/core/fieldKind';
import { day, id, instantOut, optionalLongText, phone, reference, rupiah, text } from '../../contract/core/fields';
import { type ValueFormat, valueText } from '../../contract/core/valueText';
import { imageUrl } from '../../contract/file';
import { admin } from '../../contract/identity/admin';
import { richText } from '../../contract/richTextField';
import { shippingCost } from '../../contract/shippingCost/shippingCost';

const format: ValueFormat = {
  choice: (value, word) => `${word} (${value})`,
  boolean: on => (on ? 'Ya' : 'Tidak'),
  number: value => `n${value}`,
  money: value => `Rp${value}`,
  day: value => `d${value}`,
  moment: value => `m${value}`,
  phone: value => `t${value}`,
  area: value => `a${value}`,
  richText: value => `r${value}`,
};
const write = (field: z.ZodType | undefined, value: unknown) => valueText(field, value, format);
const status = choice({ live: 'Tayang', ended: 'Berakhir' });

test('a field keeps its kind when wrapped and labelled', () => {
  const kinds = {
    money: rupiah.max(10).nullish().meta({ title: 'Harga' }),
    longText: optionalLongText(10).meta({ title: 'Keterangan' }),
    phone: z.preprocess(value => value || null, phone().nullable()).default(null),
    image: imageUrl.nullish().transform(value => value ?? null),
    region: regionCode.nullable().meta({ title: 'Wilayah' }),
    area: shippingCost.input.shape.regency_code,
    richText: richText(10).meta({ title: 'Jawaban' }),
    day: day.optional(),
    choices: z.array(status),
    text: text(10),
  };
  for (const [kind, field] of Object.entries(kinds)) expect([kind, kindOf(field)]).toEqual([kind, kind]);
  expect(kindOf(banner.schema.shape.image_url)).toBe('image');
});

test('a value is formatted by the kind of its field', () => {
  expect(write(status.nullable(), 'live')).toBe('Tayang (live)');
  expect(write(status, 'gone')).toBe('gone');
  expect(write(z.array(status), ['live', 'ended'])).toBe('Tayang (live), Berakhir (ended)');
  expect(write(regionCode, 'jbt')).toBe('JBT (jbt)');
  expect(write(rupiah, 5)).toBe('Rp5');
  expect(write(z.int(), 5)).toBe('n5');
  expect(write(z.boolean(), false)).toBe('Tidak');
  expect(write(day, '2026-11-21')).toBe('d2026-11-21');
  expect(write(instantOut, '2026-11-21T00:00:00.000Z')).toBe('m2026-11-21T00:00:00.000Z');
  expect(write(text(20), '2026-11-21')).toBe('2026-11-21');
  expect(write(fieldAt(shippingCost.input, 'province_code'), '34')).toBe('a34');
  for (const nothing of [null, undefined, '']) expect(write(status, nothing)).toBe('');
});

test('without a schema, a value is formatted by its shape', () => {
  expect(write(undefined, '2026-11-21')).toBe('d2026-11-21');
  expect(write(undefined, '2026-11-21T00:00:00Z')).toBe('m2026-11-21T00:00:00Z');
  expect(write(undefined, true)).toBe('Ya');
  expect(write(undefined, { a: 1 })).toBe('{"a":1}');
});

test('an object is told by its name, or by its parts without their ids', () => {
  const role = { id: '99999999-9999-4999-8999-999999999999', name: 'Super Admin', code: 'super_admin' };
  const request = { role, requested_by: { ...role, name: 'Budi' }, requested_at: '2026-11-21T00:00:00.000Z' };
  expect(write(admin.shape.role, role)).toBe('Super Admin');
  expect(write(admin.shape.role_request, request)).toBe('Super Admin, Budi, m2026-11-21T00:00:00.000Z');
  expect(write(z.object({ id, paid: rupiah }), { id: role.id, paid: 5 })).toBe('Rp5');
});

test('a reference is told by the name of its record where names are known', () => {
  const products = z.array(reference('product'));
  expect(write(products, ['a', 'b'])).toBe('a, b');
  expect(valueText(products, ['a', 'b'], { ...format, reference: key => `Produk ${key}` })).toBe('Produk a, Produk b');
});
