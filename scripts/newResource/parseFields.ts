import { type Field, kindOf, kinds } from './kinds';
import { spaced } from './Names';

/** Labels of common fields. */
const COMMON: Record<string, [string, string]> = {
  name: ['Nama', 'Name'],
  description: ['Keterangan', 'Description'],
  phone: ['Telepon', 'Phone'],
  email: ['Email', 'Email'],
  photo: ['Foto', 'Photo'],
  image_url: ['Gambar', 'Image'],
  position: ['Urutan', 'Order'],
  price: ['Harga', 'Price'],
  status: ['Status', 'Status'],
  region_code: ['Wilayah', 'Region'],
  province_code: ['Provinsi', 'Province'],
  regency_code: ['Kabupaten/Kota', 'Regency/City'],
  is_active: ['Aktif', 'Active'],
};

const isKind = (text: string) => Object.hasOwn(kinds, text) && !kindOf({ kind: text }).follows;

/** Names expected by the region checks and the area filters. */
const FIXED_NAMES: Record<string, string> = { region: 'region_code', area: 'province_code' };

/**
 * Parses a typed field: `name:kind`, `?` after the kind if it is optional, `:unique`, a choice's values, and its Indonesian
 * label.
 *
 * @example parseField('plate:text:unique=Nomor polisi'); parseField('email:email?'); parseField('vehicle:choice:motor,mobil')
 * @throws Error that describes what is wrong with it
 */
export function parseField(typed: string): Field {
  const [declaration = '', indonesian] = typed.split('=', 2);
  const [given = '', kindText = '', ...more] = declaration.split(':');
  const kind = kindText.replace(/\?$/, '');
  if (!/^[a-z][a-z\d_]*$/.test(given)) throw new Error(`Not a valid field name: '${given}' in ${typed}`);
  if (!isKind(kind))
    throw new Error(`Unknown kind in ${typed}. Kinds: ${Object.keys(kinds).filter(isKind).join(', ')}`);
  const name = FIXED_NAMES[kind] ?? given;
  const unique = more.includes('unique');
  const { takes } = kindOf({ kind });
  const named = more.filter(part => part !== 'unique').flatMap(part => part.split(','));
  if (named.some(word => !/^[a-z][a-z\d_-]*$/.test(word)) || named.length > 0 !== Boolean(takes))
    throw new Error(
      `A choice needs its values, a reference its resource: write vehicle:choice:motor,mobil or role_id:reference:role instead of ${typed}`,
    );
  if (unique && !['text', 'email', 'phone'].includes(kind)) throw new Error(`Only text fields can be unique: ${typed}`);
  const [label, english] = COMMON[name] ?? [spaced(name), spaced(name)];
  const optional = kindText.endsWith('?') && kind !== 'boolean';
  const labels = { label: indonesian ?? label, english };
  if (takes === 'resource') return { name, kind, optional, unique, choices: [], references: named[0]!, ...labels };
  return { name, kind, optional, unique, choices: named, ...labels };
}

const regencyOf = (province: Field): Field => {
  const [label, english] = COMMON.regency_code!;
  return { ...province, name: 'regency_code', kind: 'regency', label, english };
};

const RESERVED = ['id', 'version', 'created_at', 'updated_at', 'page', 'limit', 'search', 'sort', 'format', 'columns'];

/** Parses all fields of a resource; the first required text names the record. */
export function parseFields(typed: readonly string[]): Field[] {
  const fields = typed.map(parseField).flatMap(field => (field.kind === 'area' ? [field, regencyOf(field)] : [field]));
  const names = fields.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Twice: ${twice}`);
  const reserved = names.find(name => RESERVED.includes(name));
  if (reserved) throw new Error(`Reserved name, which every record or list already has: ${reserved}`);
  if (!fields.some(isTitle)) throw new Error('One field must be a required text: it names the record.');
  return fields;
}

const isTitle = ({ kind, optional }: Field) => kind === 'text' && !optional;

/** Returns the field that names the record. */
export const titleOf = (fields: readonly Field[]): Field => fields.find(isTitle)!;

/** Returns the name of the constant with the Indonesian labels of a choice: `COURIER_VEHICLE_LABELS`. */
export const labelsConstant = (snake: string, { name }: Pick<Field, 'name'>) => `${snake}_${name}_labels`.toUpperCase();
