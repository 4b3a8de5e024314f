import { crc32, deflateRawSync } from 'node:zlib';

const IN_ZIP64 = 0xffff_ffff;

/** How a server writes a ZIP while it makes its content. */
interface Streamed {
  /** Sizes follow the content in a data descriptor, with or without its signature. */
  descriptor?: 'signed' | 'bare';
  /** 64-bit sizes and offsets: of entries in local headers and directory, and of the end. */
  zip64?: boolean;
  /** The end as well; entries alone by default. */
  end64?: boolean;
  /** Neither compressed. */
  stored?: boolean;
  comment?: string;
}

const u16 = (...values: number[]) => Buffer.from(new Uint16Array(values).buffer);
const u32 = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer);
const u64 = (...values: number[]) => Buffer.from(new BigUint64Array(values.map(BigInt)).buffer);

/** Creates a ZIP as streaming servers write it, with true checksums. */
export function streamedZip(files: Record<string, Buffer>, how: Streamed = {}): Buffer {
  const { descriptor, zip64 = false, end64 = false, stored = false, comment = '' } = how;
  const method = stored ? 0 : 8;
  const flags = (descriptor ? 8 : 0) | 0x800;
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = stored ? content : deflateRawSync(content);
    const [crc, bytes] = [crc32(content), Buffer.from(name)];
    const sizes = descriptor ? [0, 0] : [packed.length, content.length];
    const localField = zip64 ? Buffer.concat([u16(1, 16), u64(sizes[1]!, sizes[0]!)]) : Buffer.alloc(0);
    const after = zip64 ? u64(packed.length, content.length) : u32(packed.length, content.length);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      u16(zip64 ? 45 : 20, flags, method, 0, 0),
      u32(descriptor ? 0 : crc, ...(zip64 ? [IN_ZIP64, IN_ZIP64] : sizes)),
      u16(bytes.length, localField.length),
      bytes,
      localField,
      packed,
      ...(descriptor ? [...(descriptor === 'signed' ? [Buffer.from('PK\x07\x08')] : []), u32(crc), after] : []),
    ]);
    const field = zip64 ? Buffer.concat([u16(1, 24), u64(content.length, packed.length, at)]) : Buffer.alloc(0);
    entries.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        u16(45, zip64 ? 45 : 20, flags, method, 0, 0),
        u32(crc, ...(zip64 ? [IN_ZIP64, IN_ZIP64] : [packed.length, content.length])),
        u16(bytes.length, field.length, 0, 0, 0),
        u32(0, zip64 ? IN_ZIP64 : at),
        bytes,
        field,
      ]),
    );
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const count = entries.length;
  const whole64 = Buffer.concat([
    Buffer.from('PK\x06\x06'),
    u64(44),
    u16(45, 45),
    u32(0, 0),
    u64(count, count, directory.length, at),
    Buffer.from('PK\x06\x07'),
    u32(0),
    u64(at + directory.length),
    u32(1),
  ]);
  const end = Buffer.concat([
    Buffer.from('PK\x05\x06'),
    u16(0, 0, ...(end64 ? [0xffff, 0xffff] : [count, count])),
    u32(...(end64 ? [IN_ZIP64, IN_ZIP64] : [directory.length, at])),
    u16(comment.length),
    Buffer.from(comment),
  ]);
  return Buffer.concat([...locals, directory, ...(end64 ? [whole64] : []), end]);
}
