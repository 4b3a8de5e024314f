import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatNumber } from '../../i18n/numbers';
import { PdfPage } from './PdfPage';
import { readPdf } from './readPdf';
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
