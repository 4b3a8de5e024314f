import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Pixels across at most: a phone's memory is small. */
const MOST_PIXELS = 4096;

interface PdfPageProps {
  page: PDFPageProxy;
  zoom: number;
  /** Degrees, in quarters. */
  turn: number;
  label: string;
  onShown: (() => void) | undefined;
}

/** One page, drawn anew as sharp as its zoom asks for. */
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
    // one that is drawn again has been cancelled
    drawing.promise.then(shown, () => undefined);
    return () => drawing.cancel();
  }, [page, turn, zoom]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
};
