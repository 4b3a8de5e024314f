import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useRef } from 'react';

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
export const PdfPage = ({ page, zoom, turn, label, onShown }: PdfPageProps) => {
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
