import { z } from 'zod';
import { regionCode } from '../../contract/area/region';
import { choice } from '../../contract/core/choice';
import { choiceLabels } from '../../contract/core/choiceLabels';
import { kindOf } from '../../contract/core/fieldKind';
import { day, email, instant, optionalText, phone, text } from '../../contract/core/fields';
import { labelOf } from '../../contract/core/labels';
import { listQueryOf } from '../../contract/core/listQueryOf';
import { itemOf } from '../../contract/core/listSchema';
import { recordOf } from '../../contract/core/recordOf';
import { searchedFields } from '../../contract/core/searchedFields';

const input = z.object({
  name: text(60).meta({ title: 'Nama' }),
  phone: phone().meta({ title: 'Telepon' }),
  note: optionalText(20).meta({ title: 'Catatan' }),
  email: email.nullable().default(null).meta({ title: 'Email' }),
  hired_on: day.meta({ title: 'Mulai' }),
  seen_at: instant.meta({ title: 'Dilihat' }),
  level: choice({ low: 'Rendah', high: 'Tinggi' }).default('low').meta({ title: 'Tingkat' }),
  sizes: z.array(choice({ s: 'Kecil', l: 'Besar' })).meta({ title: 'Ukuran' }),
  region_code: regionCode.nullable().default(null).meta({ title: 'Wilayah' }),
  is_active: z.boolean().default(true).meta({ title: 'Aktif' }),
});
const record = recordOf(input);

test('a record has an id, the fields of its input and a version, with their labels and kinds', () => {
  expect(Object.keys(record.shape)).toEqual(['id', ...Object.keys(input.shape), 'version']);
  for (const [name, field] of Object.entries(input.shape)) {
    const answered = record.shape[name as keyof typeof input.shape];
    expect([labelOf(answered), kindOf(answered)]).toEqual([labelOf(field), kindOf(field)]);
  }
  expect(choiceLabels(record.shape.level)).toEqual({ low: 'Rendah', high: 'Tinggi' });
});

test('responses carry stored values unchanged, without defaults, and optional fields may be null', () => {
  const stored = {
    id: '018f4f9e-7a2b-7c3d-8e4f-5a6b7c8d9e0f',
    ...input.parse({
      name: 'Budi',
      phone: '0812-0000-0101',
      hired_on: '2026-11-21',
      seen_at: '2026-11-21T07:05:00+07:00',
      sizes: ['s'],
    }),
    version: 1,
  };
  expect(record.parse(stored)).toEqual(stored);
  expect(record.safeParse({ ...stored, is_active: undefined }).success).toBe(false);
  expect(record.safeParse({ ...stored, name: null }).success).toBe(false);
  // a transform has no shape that a serialiser could use
  expect(z.toJSONSchema(record, { io: 'output' }).properties).toMatchObject({ phone: { type: 'string' } });
});

test('a list query is derived from the record: sorts both ways, searched fields, filters by kind', () => {
  const query = listQueryOf(record, {
    sorts: ['name', 'hired_on'],
    search: ['name', 'note'],
    filters: ['level', 'sizes', 'is_active'],
  });
  expect(query.parse({ sort: '-hired_on', level: 'low', sizes: ['s', 'l'], is_active: 'true' })).toMatchObject({
    sort: '-hired_on',
    level: ['low'],
    sizes: ['s', 'l'],
    is_active: true,
  });
  expect(query.safeParse({ level: 'middle' }).success).toBe(false);
  expect(searchedFields(query.extend({ more: z.string().optional() }).shape.search)).toEqual(['name', 'note']);
  expect(choiceLabels(itemOf(query.shape.level))).toEqual({ low: 'Rendah', high: 'Tinggi' });
});
