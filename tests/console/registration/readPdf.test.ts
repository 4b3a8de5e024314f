import { isExpired } from '../../../src/dataProvider/sessionExpiry';
import { readPdf } from '../../../src/resources/registration/PdfPages';
import { envelope, fakeServer } from '../dataProvider/fakeServer';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ GlobalWorkerOptions: {}, getDocument: jest.fn() }));
jest.mock('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url', () => 'worker.js', { virtual: true });
jest.mock('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url', () => 'decoder.js', { virtual: true });

test('requesting a document after the session has ended opens ‘Sesi Berakhir’', async () => {
  fakeServer(() => ({ status: 401, body: envelope(null, 401, 'Sesi Anda telah berakhir, silakan masuk kembali.') }));
  await expect(readPdf('/files/a.pdf', new AbortController().signal)).rejects.toMatchObject({ status: 401 });
  expect(isExpired()).toBe(true);
});
