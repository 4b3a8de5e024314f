import { endpoint } from './core/endpoint';

/** Maximum size of a page, in bytes. */
export const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024;
/** Maximum number of elements of a page: about two hundred printed pages of a table. */
export const MAX_DOCUMENT_ELEMENTS = 10_000;
/** Maximum number of characters to print: about a hundred pages of plain text. */
export const MAX_DOCUMENT_TEXT = 400_000;

/** Conversion of printable pages (point 7, 'Monitoring orders': a multipart POST to a document-conversion service for PDF). */
export const documentApi = {
  convert: endpoint('POST /api/document/convert', {
    access: 'signedIn',
    summary:
      'Convert an HTML page to PDF (A4). Takes `index.html` in the field `files`, as Gotenberg does, or `file`; nothing is fetched for it',
    upload: { maxBytes: MAX_DOCUMENT_BYTES, field: 'files' },
    download: ['application/pdf'],
  }),
};
