import { type Field, kinds } from './kinds';
import { spaced } from './Names';

/** Labels of fields that many resources have. */
const COMMON: Record<string, [string, string]> = {
  name: ['Nama', 'Name'],
  description: ['Keterangan', 'Description'],
  phone: ['Telepon', 'Phone'],
  email: ['Email', 'Email'],
  photo: ['Foto', 'Photo'],
  image_url: ['Gambar', 'Picture'],
  position: ['Urutan', 'Order'],
  price: ['Harga', 'Price'],
  status: ['Status', 'Status'],
  region_code: ['Wilayah', 'Region'],
  is_active: ['Aktif', 'Active'],
};

const isKind = (text: string) => Object.hasOwn(kinds, text);

/**
 * A field as it is typed: `name:kind`, `?` after the kind of one that may stay empty, `:unique`, a choice's values, and its
 * Indonesian label.
 *
 * @example parseField('plate:text:unique=Nomor polisi'); parseField('email:email?'); parseField('vehicle:choice:motor,mobil')
 * @throws Error that says what is wrong with it
 */
export function parseField(typed: string): Field {
  const [declaration = '', said] = typed.split('=', 2);
  const [given = '', kindText = '', ...more] = declaration.split(':');
  const kind = kindText.replace(/\?$/, '');
  if (!/^[a-z][a-z\d_]*$/.test(given)) throw new Error(`No name of a field: '${given}' in ${typed}`);
  if (!isKind(kind)) throw new Error(`Unknown kind in ${typed}. Kinds: ${Object.keys(kinds).join(', ')}`);
  // what binds people to regions looks for this name
  const name = kind === 'region' ? 'region_code' : given;
  const unique = more.includes('unique');
  const choices = more.filter(part => part !== 'unique').flatMap(part => part.split(','));
  if (choices.some(choice => !/^[a-z][a-z\d_-]*$/.test(choice)) || choices.length > 0 !== (kind === 'choice'))
    throw new Error(`A choice names its values, and nothing else does: vehicle:choice:motor,mobil instead of ${typed}`);
  if (unique && !['text', 'email', 'phone'].includes(kind)) throw new Error(`Only texts can be unique: ${typed}`);
  const [label, english] = COMMON[name] ?? [spaced(name), spaced(name)];
  const optional = kindText.endsWith('?') && kind !== 'boolean';
  return { name, kind, optional, unique, choices, label: said ?? label, english };
}

const RESERVED = ['id', 'version', 'created_at', 'updated_at', 'page', 'limit', 'search', 'sort', 'format', 'columns'];

/** All fields of a resource; the first required text names the record. */
export function parseFields(typed: readonly string[]): Field[] {
  const fields = typed.map(parseField);
  const names = fields.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Twice: ${twice}`);
  const reserved = names.find(name => RESERVED.includes(name));
  if (reserved) throw new Error(`Every record or list has one of its own: ${reserved}`);
  if (!fields.some(isTitle)) throw new Error('One field must be a text that is required: it names the record.');
  return fields;
}

const isTitle = ({ kind, optional }: Field) => kind === 'text' && !optional;

/** The field that names the record. */
export const titleOf = (fields: readonly Field[]): Field => fields.find(isTitle)!;

/** The constant with the Indonesian words of a choice: `COURIER_VEHICLE_LABELS`. */
export const labelsConstant = (snake: string, { name }: Pick<Field, 'name'>) => `${snake}_${name}_labels`.toUpperCase();
