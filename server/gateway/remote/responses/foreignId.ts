import { isUuid } from '../../../../contract/core/isUuid';

/**
 * A provider's ids that are not UUIDs (`5`, `b-17`, 24 hexadecimal digits) are encoded as UUIDs, reversibly: addresses, forms and the
 * console's own data support no other ids. Nothing is stored, and an id in the provider's own form still works in an address.
 *
 * Such a UUID has `f` in place of version and variant, so it never equals one made by a provider. Of the other 30 digits the first is the
 * kind, the second the length, and the rest the id.
 */
const KINDS = { number: '0', text: '1', hex: '2' } as const;
const ROOM = 28;
/** Offset of a hexadecimal id's length: its digits are stored as they are, two to a byte. */
const HEX_FROM = 13;

const ENCODED = /[0-9a-f]{8}-[0-9a-f]{4}-f[0-9a-f]{3}-f[0-9a-f]{3}-[0-9a-f]{12}/g;
const IN_JSON = new RegExp(`"(${ENCODED.source})"`, 'g');

/** Encodes an id for the console. `5` and `'5'` are the same id: providers write either. A text of more than 14 bytes is left unchanged. */
export function idFromProvider(value: string | number): string {
  if (typeof value === 'string' && isUuid(value)) return value;
  const text = String(value);
  if (/^(?:0|[1-9]\d{0,13})$/.test(text)) return write(KINDS.number, text.length, bytesOf(text));
  if (/^[0-9a-f]{15,28}$/.test(text)) return write(KINDS.hex, text.length - HEX_FROM, text);
  const digits = bytesOf(text);
  return digits.length > 0 && digits.length <= ROOM ? write(KINDS.text, digits.length / 2, digits) : text;
}

/** Restores the provider's ids in an address. */
export const addressForProvider = (url: string): string =>
  url.replace(ENCODED, found => encodeURIComponent(read(found) ?? found));

/** Restores the provider's ids in a JSON body, numeric ones in the form it accepts. */
export const jsonForProvider = (json: string, digitsAs: 'number' | 'text'): string =>
  json.replace(IN_JSON, (quoted, found: string) => {
    const id = read(found);
    return id === undefined ? quoted : JSON.stringify(typeof id === 'number' && digitsAs === 'text' ? String(id) : id);
  });

const bytesOf = (text: string) => Buffer.from(text, 'utf8').toString('hex');

function write(kind: string, length: number, digits: string): string {
  const all = kind + length.toString(16) + digits.padEnd(ROOM, '0');
  return `${all.slice(0, 8)}-${all.slice(8, 12)}-f${all.slice(12, 15)}-f${all.slice(15, 18)}-${all.slice(18)}`;
}

/** Decodes a UUID made by {@link write}; undefined for any other. */
function read(found: string): string | number | undefined {
  const all = found.replaceAll('-', '');
  const digits = all.slice(2, 12) + all.slice(13, 16) + all.slice(17);
  const length = Number.parseInt(all.charAt(1), 16);
  if (all.startsWith(KINDS.hex)) return digits.slice(0, length + HEX_FROM);
  const text = Buffer.from(digits.slice(0, length * 2), 'hex').toString('utf8');
  if (all.startsWith(KINDS.text)) return text;
  return all.startsWith(KINDS.number) && /^\d+$/.test(text) ? Number(text) : undefined;
}
