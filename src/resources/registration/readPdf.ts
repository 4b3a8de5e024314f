import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import jpeg2000Url from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { http } from '../../dataProvider/http';

/** The browser's Trusted Types, as far as a worker needs them. */
interface ScriptPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

// a browser with Trusted Types takes a worker's address from a policy alone: this one knows no other
const trusted = (window as { trustedTypes?: ScriptPolicies }).trustedTypes
  ?.createPolicy('pdf-worker', { createScriptURL: () => workerUrl })
  .createScriptURL(workerUrl);

interface OpenPdf {
  /** Rejects where the file is damaged or asks for a password. */
  document: Promise<PDFDocumentProxy>;
  close: () => void;
}

/**
 * Reads a PDF in a worker of its own. What the file brings to be run is not: no script, no form logic, no evaluated functions, no
 * WebAssembly.
 *
 * @throws ApiError where the file is not reached
 */
export async function readPdf(url: string, signal: AbortSignal): Promise<OpenPdf> {
  const { data: file } = await http<Blob>({ method: 'GET', url, responseType: 'blob', signal });
  const data = await file.arrayBuffer();
  const worker = new Worker(trusted ?? workerUrl, { type: 'module' });
  // read at once by the next line: an address would be refused, for it may only be a string
  GlobalWorkerOptions.workerPort = worker;
  const reading = getDocument({
    data,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    // a folder is asked for: the decoder's name is appended to its own address
    wasmUrl: `${jpeg2000Url}?of=/`,
  });
  return {
    document: reading.promise,
    close: () => void reading.destroy().finally(() => worker.terminate()),
  };
}
