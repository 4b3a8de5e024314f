import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import jpeg2000Url from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { http } from '../../dataProvider/http';
import { formatNumber } from '../../i18n/numbers';
import './pdfPages.css';

/** Number of pages shown; longer files are left to the user's own PDF reader. */
const MOST_PAGES = 20;

interface PdfPagesProps {
  url: string;
  name: string;
  zoom: number;
  turn: number;
  /** Called once the first page is visible. */
  onShown: () => void;
  onBroken: () => void;
}

/** The pages of a PDF as pictures, one below the other. */
export const PdfPages = ({ url, name, zoom, turn, onShown, onBroken }: PdfPagesProps) => {
  const translate = useTranslate();
  const [pages, setPages] = useState<readonly PDFPageProxy[]>([]);
  const [count, setCount] = useState(0);
  const fail = useEffectEvent(onBroken);
  const t = (key: string, args?: object) => translate(`resources.registration.papers.${key}`, args);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = async () => {
      const { document, close } = await readPdf(url, signal);
      if (signal.aborted) return close();
      signal.addEventListener('abort', close);
      const pdf = await document;
      const first = Array.from({ length: Math.min(pdf.numPages, MOST_PAGES) }, (_, index) => index + 1);
      const read = await Promise.all(first.map(number => pdf.getPage(number)));
      if (signal.aborted) return;
      setCount(pdf.numPages);
      setPages(read);
    };
    show().catch(() => {
      if (!signal.aborted) fail();
    });
    return () => leaving.abort();
  }, [url]);
  if (pages.length === 0)
    return (
      <p className="paper-pdf" aria-busy="true">
        {t('opening')}
      </p>
    );
  const all = formatNumber(count);
  return (
    <div className="pdf-pages" style={{ width: `${zoom * 100}%` }}>
      {pages.map((page, index) => (
        <PdfPage
          key={page.pageNumber}
          page={page}
          zoom={zoom}
          turn={turn}
          label={t('page', { name, page: formatNumber(page.pageNumber), of: all })}
          onShown={index === 0 ? onShown : undefined}
        />
      ))}
      {count > pages.length && <p>{t('more_pages', { count: formatNumber(count - pages.length) })}</p>}
    </div>
  );
};

/** Maximum width in pixels, since phones have little memory. */
const MOST_PIXELS = 4096;

interface PdfPageProps {
  page: PDFPageProxy;
  zoom: number;
  /** In degrees, a multiple of 90. */
  turn: number;
  label: string;
  onShown: (() => void) | undefined;
}

/** Renders one page, again at a higher resolution as it is zoomed. */
const PdfPage = ({ page, zoom, turn, label, onShown }: PdfPageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useEffectEvent(() => onShown?.());
  useEffect(() => {
    const place = canvas.current!;
    const rotation = (page.rotate + turn) % 360;
    const { width } = page.getViewport({ scale: 1, rotation });
    const pixels = Math.min(place.closest('.paper-glass')!.clientWidth * zoom * devicePixelRatio, MOST_PIXELS);
    const viewport = page.getViewport({ scale: pixels / width, rotation });
    place.width = viewport.width;
    place.height = viewport.height;
    const drawing = page.render({ canvas: place, viewport });
    // rejects if cancelled by another rendering
    drawing.promise.then(shown, () => undefined);
    return () => drawing.cancel();
  }, [page, turn, zoom]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
};

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
