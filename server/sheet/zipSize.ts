/** The size of a ZIP's content according to its directory. */
interface ZipSize {
  entries: number;
  /** Inflated size in bytes. */
  bytes: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Size of the end record with the longest possible comment. */
const END_BYTES = 22 + 65_535;
/** Deflated size of empty content. */
const EMPTY_DEFLATED = 2;
const SIZES_FOLLOW = 0b1000;

/**
 * Returns the inflated size of a ZIP, from its directory alone; undefined if the directory cannot be read (or is ZIP64), or an entry does
 * not state its size. The reader inflates no entry beyond what its directory claims.
 */
export function zipSize(bytes: Buffer): ZipSize | undefined {
  const from = Math.max(0, bytes.length - END_BYTES);
  let end = bytes.length - 22;
  while (end >= from && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < from || end < 0) return undefined;
  const entries = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  let total = 0;
  for (let index = 0; index < entries; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const packed = bytes.readUInt32LE(at + 20);
    const inflated = bytes.readUInt32LE(at + 24);
    const nameLength = bytes.readUInt16LE(at + 28);
    const isFolder = bytes[at + 46 + nameLength - 1] === 0x2f;
    const keepsSize = packed > EMPTY_DEFLATED || (bytes.readUInt16LE(at + 8) & SIZES_FOLLOW) !== 0;
    if (inflated === 0 && keepsSize && !isFolder) return undefined;
    total += inflated;
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return { entries, bytes: total };
}
