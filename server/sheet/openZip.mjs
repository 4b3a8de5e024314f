// Runs in the parsing thread (sheetWorker.mjs): plain ESM, because node, tsx, Jest and the built server all start this very file.
import zlib from 'node:zlib';

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END64 = 0x06064b50;
const LOCATOR64 = 0x07064b50;
/** Size of the end record with the longest possible comment. */
const END_BYTES = 22 + 65_535;
/** Stands where the 64-bit field holds the value. */
const IN_ZIP64 = 0xffff_ffff;
const ZIP64_FIELD = 1;
const ENCRYPTED = 0b1;
const STORED = 0;
const DEFLATED = 8;
/** Deflated size of empty content. */
const EMPTY_DEFLATED = 2;

/** A file that is no intact ZIP, or lies about its sizes. */
export class BrokenZip extends Error {}

/**
 * Lists a ZIP by its directory, ZIP64 included: nothing is inflated but what is read, and nothing beyond what the directory claims. Names
 * are in lower case and with slashes, as programs differ in both.
 *
 * @param {Uint8Array} bytes
 * @returns {{ names: string[], inflatedBytes: number, isEncrypted: boolean, read(name: string): Uint8Array | undefined }}
 * @throws BrokenZip if the directory cannot be read, or an entry does not state its size
 */
export function openZip(bytes) {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entries = directoryOf(data);
    const all = [...entries.values()];
    return {
      names: [...entries.keys()],
      inflatedBytes: all.reduce((sum, { inflated }) => sum + inflated, 0),
      isEncrypted: all.some(({ flags }) => (flags & ENCRYPTED) !== 0),
      read: name => {
        const entry = entries.get(plainName(name));
        return entry && inflate(data, entry);
      },
    };
  } catch (error) {
    throw error instanceof BrokenZip ? error : new BrokenZip('unreadable directory', { cause: error });
  }
}

const plainName = name => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

function directoryOf(data) {
  const { count, offset } = endOf(data);
  const entries = new Map();
  let at = offset;
  for (let index = 0; index < count; index += 1) {
    if (data.readUInt32LE(at) !== ENTRY) throw new BrokenZip('no entry');
    const nameEnd = at + 46 + data.readUInt16LE(at + 28);
    const fieldsEnd = nameEnd + data.readUInt16LE(at + 30);
    const name = plainName(data.toString('utf8', at + 46, nameEnd));
    const entry = entryAt(data, at, data.subarray(nameEnd, fieldsEnd));
    if (entry.inflated === 0 && entry.packed > EMPTY_DEFLATED && !name.endsWith('/')) throw new BrokenZip('no size');
    entries.set(name, entry);
    at = fieldsEnd + data.readUInt16LE(at + 32);
  }
  return entries;
}

function endOf(data) {
  const from = Math.max(0, data.length - END_BYTES);
  let end = data.length - 22;
  while (end >= from && data.readUInt32LE(end) !== END) end -= 1;
  if (end < from) throw new BrokenZip('no end');
  const count = data.readUInt16LE(end + 10);
  const offset = data.readUInt32LE(end + 16);
  if (count !== 0xffff && offset !== IN_ZIP64) return { count, offset };
  if (data.readUInt32LE(end - 20) !== LOCATOR64) return { count, offset };
  const end64 = large(data, end - 12);
  if (data.readUInt32LE(end64) !== END64) throw new BrokenZip('no ZIP64 end');
  return { count: large(data, end64 + 32), offset: large(data, end64 + 48) };
}

function entryAt(data, at, fields) {
  const zip64 = zip64Field(fields);
  let next = 0;
  const sizeAt = place => {
    const size = data.readUInt32LE(place);
    if (size !== IN_ZIP64 || !zip64) return size;
    next += 8;
    return large(zip64, next - 8);
  };
  // in this order, each only if the directory has no room for it
  const inflated = sizeAt(at + 24);
  const packed = sizeAt(at + 20);
  const local = sizeAt(at + 42);
  const [flags, method, crc] = [data.readUInt16LE(at + 8), data.readUInt16LE(at + 10), data.readUInt32LE(at + 16)];
  return { inflated, packed, local, flags, method, crc };
}

function zip64Field(fields) {
  for (let at = 0; at + 4 <= fields.length; ) {
    const size = fields.readUInt16LE(at + 2);
    if (fields.readUInt16LE(at) === ZIP64_FIELD) return fields.subarray(at + 4, at + 4 + size);
    at += 4 + size;
  }
  return undefined;
}

const large = (data, at) => Number(data.readBigUInt64LE(at));

function inflate(data, { inflated, packed, local, method, crc }) {
  if (data.readUInt32LE(local) !== LOCAL) throw new BrokenZip('no local entry');
  const from = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
  if (from + packed > data.length) throw new BrokenZip('cut off');
  const content = data.subarray(from, from + packed);
  const bytes = contentOf(content, method, inflated);
  if (bytes.length !== inflated || (crc !== 0 && zlib.crc32(bytes) !== crc)) throw new BrokenZip('other content');
  return bytes;
}

function contentOf(content, method, inflated) {
  if (method === STORED) return content;
  if (method !== DEFLATED) throw new BrokenZip('unknown method');
  if (inflated === 0) return Buffer.alloc(0);
  return zlib.inflateRawSync(content, { maxOutputLength: inflated });
}
