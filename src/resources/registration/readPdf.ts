import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import jpeg2000Url from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { http } from '../../dataProvider/http';

/** The part of the browser's Trusted Types that a worker needs. */
interface ScriptPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

// with Trusted Types a worker's URL must come from a policy; this one only creates this URL
const trusted = (window as { trustedTypes?: ScriptPolicies }).trustedTypes
  ?.createPolicy('pdf-worker', { createScriptURL: () => workerUrl })
  .createScriptURL(workerUrl);

interface OpenPdf {
  /** Rejects if the file is damaged or password-protected. */
  document: Promise<PDFDocumentProxy>;
  close: () => void;
}

/**
 * Parses a PDF in a separate worker. Executes nothing from the file: no scripts, form logic, evaluated functions or WebAssembly.
 *
 * @throws ApiError if the file cannot be fetched
 */
export async function readPdf(url: string, signal: AbortSignal): Promise<OpenPdf> {
  const { data: file } = await http<Blob>({ method: 'GET', url, responseType: 'blob', signal });
  const data = await file.arrayBuffer();
  const worker = new Worker(trusted ?? workerUrl, { type: 'module' });
  // used immediately by the next line; a URL is not possible, as pdf.js only accepts plain strings
  GlobalWorkerOptions.workerPort = worker;
  const reading = getDocument({
    data,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    // pdf.js expects a folder and appends the decoder's file name to it
    wasmUrl: `${jpeg2000Url}?of=/`,
  });
  return {
    document: reading.promise,
    close: () => void reading.destroy().finally(() => worker.terminate()),
  };
}
