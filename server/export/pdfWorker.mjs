// The thread that lays out a PDF: a document crafted to take for ever ends this thread, not the server.
// Plain ESM, because node, tsx, Jest and the built server all start this very file.
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import { printable, printableContent } from './printable.mjs';

const require = createRequire(import.meta.url);
const roboto = style => require.resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`);
/** Embedded in part: a standard PDF font would have Windows-1252 only, and print anything else as other letters. */
const ROBOTO = {
  normal: roboto('Regular'),
  bold: roboto('Medium'),
  italics: roboto('Italic'),
  bolditalics: roboto('MediumItalic'),
};
const LINE = '#E3E7ED';
const GREY = '#5A6478';

/** Thin lines between rows. */
const lined = { hLineColor: () => LINE, hLineWidth: () => 0.5, vLineWidth: () => 0 };
const padded = padding => ({ ...lined, paddingTop: () => padding, paddingBottom: () => padding });

pdfmake.setFonts({ Roboto: ROBOTO });
pdfmake.setTableLayouts({ lined, linedTight: padded(3), linedWide: padded(5) });
// never fetch a URL or read a file for a document
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(path => Object.values(ROBOTO).includes(path));

/** @param {import('./writePdf').PdfDefinition} definition */
async function layOut({ footer, defaultStyle, content, ...definition }) {
  const document = await pdfmake
    .createPdf({
      pageSize: 'A4',
      ...definition,
      content: printableContent(content),
      defaultStyle: { font: 'Roboto', fontSize: 9, ...defaultStyle },
      footer: (page, pages) => ({
        margin: footer.margin,
        color: GREY,
        fontSize: 8,
        columns: [{ text: printable(footer.text) }, { text: `Halaman ${page} dari ${pages}`, alignment: 'right' }],
      }),
    })
    .getStream();
  document.end();
  return new Uint8Array(await buffer(document));
}

// an error ends the thread, which is how its starter learns of it
parentPort.on('message', async definition => parentPort.postMessage(await layOut(definition)));
