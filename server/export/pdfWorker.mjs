// The thread that lays out a PDF: a document crafted to take for ever ends this thread, not the server.
// Plain ESM, because node, tsx, Jest and the built server all start this very file.
import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';

/** A standard PDF font: nothing to embed, and it covers Indonesian. */
const HELVETICA = {
  normal: 'Helvetica',
  bold: 'Helvetica-Bold',
  italics: 'Helvetica-Oblique',
  bolditalics: 'Helvetica-BoldOblique',
};
const LINE = '#E3E7ED';
const GREY = '#5A6478';

/** Thin lines between rows. */
const lined = { hLineColor: () => LINE, hLineWidth: () => 0.5, vLineWidth: () => 0 };
const padded = padding => ({ ...lined, paddingTop: () => padding, paddingBottom: () => padding });

pdfmake.setFonts({ Helvetica: HELVETICA });
pdfmake.setTableLayouts({ lined, linedTight: padded(3), linedWide: padded(5) });
// never fetch a URL or read a file for a document
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(path => Object.values(HELVETICA).includes(path));

/** @param {import('./writePdf').PdfDefinition} definition */
async function layOut({ footer, defaultStyle, ...definition }) {
  const document = await pdfmake
    .createPdf({
      pageSize: 'A4',
      ...definition,
      defaultStyle: { font: 'Helvetica', fontSize: 9, ...defaultStyle },
      footer: (page, pages) => ({
        margin: footer.margin,
        color: GREY,
        fontSize: 8,
        columns: [{ text: footer.text }, { text: `Halaman ${page} dari ${pages}`, alignment: 'right' }],
      }),
    })
    .getStream();
  document.end();
  return new Uint8Array(await buffer(document));
}

// an error ends the thread, which is how its starter learns of it
parentPort.on('message', async definition => parentPort.postMessage(await layOut(definition)));
