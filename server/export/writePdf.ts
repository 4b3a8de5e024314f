import type { Readable } from 'node:stream';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

/** A standard PDF font: nothing to embed, and it covers Indonesian. */
const HELVETICA = {
  normal: 'Helvetica',
  bold: 'Helvetica-Bold',
  italics: 'Helvetica-Oblique',
  bolditalics: 'Helvetica-BoldOblique',
};

/** With the first document: its fonts and tables would cost every start time. */
async function loadPdfmake() {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts({ Helvetica: HELVETICA });
  // never fetch a URL or read a file for a document
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(path => Object.values(HELVETICA).includes(path));
  return pdfmake;
}

/** Streams a PDF: A4, Helvetica 9 by default. Money and dates must be formatted already. */
export async function writePdf({ defaultStyle, ...definition }: TDocumentDefinitions): Promise<Readable> {
  const pdfmake = await loadPdfmake();
  const document = await pdfmake
    .createPdf({ pageSize: 'A4', ...definition, defaultStyle: { font: 'Helvetica', fontSize: 9, ...defaultStyle } })
    .getStream();
  document.end();
  return document as unknown as Readable;
}
