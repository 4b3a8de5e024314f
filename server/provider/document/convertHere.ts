import { writePdf } from '../../export/writePdf';
import { parseHtml } from './parseHtml';
import { pdfContent } from './pdfContent';

/** Converts a printable page to PDF within the server: headings, paragraphs, lists and tables, ignoring style sheets. */
export function convertHere(html: string): Promise<Buffer> {
  const { title, body } = parseHtml(html);
  return writePdf({
    ...(title && { info: { title } }),
    pageMargins: [40, 40, 40, 48],
    content: pdfContent(body),
    defaultStyle: { fontSize: 10, lineHeight: 1.25 },
    footer: { text: '', margin: [40, 16, 40, 0] },
  });
}
