import { isUuid } from '../../../../contract/core/isUuid';

/**
 * Ids of a provider that are no UUIDs (`5`, `b-17`, 24 hexadecimal digits) are written as UUIDs, reversibly: addresses, forms and
 * the console's own data know no other ids. Nothing is stored, and an id of the provider's own form still works in an address.
 *
 * Such a UUID has `f` where others have version and variant, so it is never one that a provider made. Of the other 30 digits the
 * first says the kind, the second the length, and the rest is the id.
 */
const KINDS = { number: '0', text: '1', hex: '2' } as const;
const ROOM = 28;
/** What the length of a hexadecimal id is counted from: its digits are stored as they are, two to a byte. */
const HEX_FROM = 13;

const ENCODED = /[0-9a-f]{8}-[0-9a-f]{4}-f[0-9a-f]{3}-f[0-9a-f]{3}-[0-9a-f]{12}/g;
const IN_JSON = new RegExp(`"(${ENCODED.source})"`, 'g');

/**
 * An id as the console knows it. `5` and `'5'` are the same id: providers write one and the other. A text of more than 14 bytes
 * stays as it is.
 */
export function idFromProvider(value: string | number): string {
  if (typeof value === 'string' && isUuid(value)) return value;
  const text = String(value);
  if (/^(?:0|[1-9]\d{0,13})$/.test(text)) return write(KINDS.number, text.length, bytesOf(text));
  if (/^[0-9a-f]{15,28}$/.test(text)) return write(KINDS.hex, text.length - HEX_FROM, text);
  const digits = bytesOf(text);
  return digits.length > 0 && digits.length <= ROOM ? write(KINDS.text, digits.length / 2, digits) : text;
}

/** An address with the ids that the provider knows. */
export const addressForProvider = (url: string): string =>
  url.replace(ENCODED, found => encodeURIComponent(read(found) ?? found));

/** A body in JSON with the ids that the provider knows; those of digits as it takes them. */
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

/** The id in a UUID of {@link write}; undefined for any other. */
function read(found: string): string | number | undefined {
  const all = found.replaceAll('-', '');
  const digits = all.slice(2, 12) + all.slice(13, 16) + all.slice(17);
  const length = Number.parseInt(all.charAt(1), 16);
  if (all.startsWith(KINDS.hex)) return digits.slice(0, length + HEX_FROM);
  const text = Buffer.from(digits.slice(0, length * 2), 'hex').toString('utf8');
  if (all.startsWith(KINDS.text)) return text;
  return all.startsWith(KINDS.number) && /^\d+$/.test(text) ? Number(text) : undefined;
}
