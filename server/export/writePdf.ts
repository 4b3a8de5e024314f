import type { Readable } from 'node:stream';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

/** One of the fonts that every reader of PDF has: nothing to embed, and Indonesian needs no more letters. */
const HELVETICA = {
  normal: 'Helvetica',
  bold: 'Helvetica-Bold',
  italics: 'Helvetica-Oblique',
  bolditalics: 'Helvetica-BoldOblique',
};

pdfmake.setFonts({ Helvetica: HELVETICA });
// a document is made of what it is given: nothing is fetched, no file is read
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(path => Object.values(HELVETICA).includes(path));

/** A document as PDF, streamed: A4, Helvetica 9 unless it says otherwise. Money and dates come as the text that is to be read. */
export async function writePdf({ defaultStyle, ...definition }: TDocumentDefinitions): Promise<Readable> {
  const document = await pdfmake
    .createPdf({ pageSize: 'A4', ...definition, defaultStyle: { font: 'Helvetica', fontSize: 9, ...defaultStyle } })
    .getStream();
  document.end();
  return document as unknown as Readable;
}
