import type { Turn } from '../../core/FairQueue';
import { writePdf } from '../../export/writePdf';
import { preparePage } from './preparePage';

/** Shorter than for our own documents, since this one comes from anybody with a session. */
const LAYOUT_SECONDS = 10;

/** Converts a printable page to PDF within the server: headings, paragraphs, lists and tables, ignoring style sheets. */
export async function convertHere(bytes: Buffer, turn: Turn): Promise<Buffer> {
  const { title, content } = await preparePage(bytes, 'content', turn);
  const definition = {
    ...(title && { info: { title } }),
    pageMargins: [40, 40, 40, 48] satisfies [number, number, number, number],
    content,
    defaultStyle: { fontSize: 10, lineHeight: 1.25 },
    footer: { text: '', margin: [40, 16, 40, 0] satisfies [number, number, number, number] },
  };
  return writePdf(definition, turn, LAYOUT_SECONDS);
}
