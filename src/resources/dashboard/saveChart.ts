import { saveFile } from '../../browser/saveFile';

const SCALE = 2;
const PADDING = 16;
const HEAD = 36;
/** Style properties that a drawing depends on, since an image has no style sheet. */
const DRAWN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
];

/**
 * Saves the chart shown on the page as a PNG, as it looks, with its caption above.
 *
 * @throws Error if no chart is shown
 */
export async function saveChart(name: string): Promise<void> {
  const figure = document.querySelector('figure.step-chart');
  const chart = figure?.querySelector<SVGSVGElement>('svg.recharts-surface');
  if (!figure || !chart) throw new Error('Tidak ada grafik yang sedang tampil.');
  const { width, height } = chart.getBoundingClientRect();
  const picture = await drawn(chart, width, height);
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * PADDING) * SCALE;
  canvas.height = (height + 2 * PADDING + HEAD) * SCALE;
  const context = canvas.getContext('2d')!;
  context.scale(SCALE, SCALE);
  const look = getComputedStyle(figure);
  context.fillStyle = look.getPropertyValue('--app-card');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = look.getPropertyValue('--app-text');
  context.font = `600 13px ${look.fontFamily}`;
  const caption = [...(figure.querySelector('figcaption')?.childNodes ?? [])].map(node => node.textContent?.trim());
  const measure = document.querySelector('.measures > [aria-pressed="true"] .measure-name')?.textContent;
  context.fillText([measure, ...caption].filter(Boolean).join(' · '), PADDING, PADDING + 14);
  context.drawImage(picture, PADDING, PADDING + HEAD, width, height);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (blob) saveFile(blob, name);
}

/** Renders the drawing as a standalone image with its current styles. */
async function drawn(chart: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const shown = [chart, ...chart.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const look = getComputedStyle(shown[index]!);
    element.removeAttribute('class');
    element.setAttribute('style', DRAWN.map(property => `${property}:${look.getPropertyValue(property)}`).join(';'));
  }
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
