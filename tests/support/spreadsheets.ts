import { deflateRawSync } from 'node:zlib';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';

export type CellValue = string | number | boolean | Date | null;
export type CellRow = CellValue[];

/** Creates a workbook with one sheet, with any extras: merged cells, hidden rows, formulas. */
export const workbook = async (rows: CellRow[], more: Partial<WriteSheet> = {}): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Lembar1', rows, ...more }] }));

/** Creates a workbook with several sheets. */
export const workbookOf = async (...sheets: WriteSheet[]): Promise<Buffer> => Buffer.from(await writeXlsx({ sheets }));

/** Returns rows as CSV, cells unchanged and quoted where needed. */
export const csv = (rows: CellRow[], separator = ','): string =>
  rows
    .map(row =>
      row
        .map(cell => {
          const text = cell === null ? '' : String(cell);
          return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
        })
        .join(separator),
    )
    .join('\r\n');

/** Creates a zip of the given files; `claims` replaces the true unpacked size in its directory. */
export function zipOf(files: Record<string, Buffer>, claims?: number): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const size = claims ?? content.length;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, more, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]);
}
