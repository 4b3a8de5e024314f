import { deflateSync } from 'node:zlib';

/** Creates a PDF with one empty page, with further objects and a further catalogue entry. */
export function pdf({ objects = [], catalog = '' }: { objects?: readonly (string | Buffer)[]; catalog?: string } = {}) {
  const parts = [
    '%PDF-1.5\n',
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n',
    ...objects,
    'trailer\n<< /Root 1 0 R /Size 9 >>\nstartxref\n0\n%%EOF\n',
  ];
  return Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
}

/** Creates a stream object; its content is not inspected unless its dictionary says that it holds objects. */
export const stream = (facts: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`7 0 obj\n<< ${facts} /Length ${content.length} >>\nstream\n`, 'latin1'),
    content,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);

/** Packs objects into a stream, as most programs do now. */
export const packed = (objects: string | Buffer) =>
  stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(objects));
