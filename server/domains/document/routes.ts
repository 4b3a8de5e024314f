import { documentApi } from '../../../contract/document';
import { documentErrors } from '../../../contract/documentErrors';
import type { Turn } from '../../core/FairQueue';
import { HttpError } from '../../core/HttpError';
import { takeExportSlot } from '../../export/takeExportSlot';
import { writePdf } from '../../export/writePdf';
import { routes } from '../../http/routes';
import { preparePage } from './preparePage';

export const documentRoutes = routes(documentApi, ({ config: { GOTENBERG_URL } }) => ({
  async convert({ upload, actor, reply }) {
    const turn = await takeExportSlot(actor, reply);
    const pdf = GOTENBERG_URL
      ? await convertByGotenberg(GOTENBERG_URL, upload.bytes, turn)
      : await convertHere(upload.bytes, turn);
    return reply
      .headers({ 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="dokumen.pdf"' })
      .send(pdf);
  },
}));

/** Shorter than for our own documents, since this one comes from anybody with a session. */
const LAYOUT_SECONDS = 10;

/** Converts a printable page to PDF within the server: headings, paragraphs, lists and tables, ignoring style sheets. */
async function convertHere(bytes: Buffer, turn: Turn): Promise<Buffer> {
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

const PATH = 'forms/chromium/convert/html';

const TIMEOUT_MS = 30_000;

/** A4, in inches. */
const A4 = { paperWidth: '8.27', paperHeight: '11.7' };

/**
 * Converts a page to PDF with a Gotenberg service.
 *
 * @param url of the service, with or without a path prefix
 * @throws HttpError as in `preparePage`, 502 if the service is unreachable or refuses, 504 if it does not respond in time
 */
async function convertByGotenberg(url: string, bytes: Buffer, turn: Turn): Promise<Buffer> {
  const { html } = await preparePage(bytes, 'html', turn);
  const body = new FormData();
  body.append('files', new Blob([html], { type: 'text/html' }), 'index.html');
  for (const [name, value] of Object.entries(A4)) body.append(name, value);
  body.append('printBackground', 'true');
  try {
    const target = new URL(PATH, url.endsWith('/') ? url : `${url}/`);
    const response = await fetch(target, {
      method: 'POST',
      body,
      signal: AbortSignal.any([turn.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      redirect: 'error',
    });
    const pdf = Buffer.from(await response.arrayBuffer());
    if (!response.ok || pdf.subarray(0, 5).toString() !== '%PDF-') throw new HttpError(502, documentErrors.failed());
    return pdf;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    throw isSlow ? new HttpError(504, documentErrors.slow()) : new HttpError(502, documentErrors.away());
  }
}
