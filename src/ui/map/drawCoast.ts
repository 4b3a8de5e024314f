import { Bounds, CRS, type Map as LeafletMap, latLng } from 'leaflet';
import { coastlines } from './coastlines';
import { DrawnLayer } from './DrawnLayer';

/** A closed line in pixels of zoom 0, relative to {@link MIDDLE}. */
interface Ring {
  path: Path2D;
  box: Bounds;
}

const { EPSG3857: crs } = CRS;
/** Origin near the coasts: canvas coordinates have limited precision, which the distance from the world's corner would use up. */
const MIDDLE = crs.latLngToPoint(latLng(-2.5, 118), 0);

function ringOf(points: ReturnType<typeof coastlines>['own'][number]): Ring {
  const path = new Path2D();
  const box = new Bounds([]);
  for (const place of points) {
    const at = crs.latLngToPoint(latLng(place), 0).subtract(MIDDLE);
    path.lineTo(at.x, at.y);
    box.extend(at);
  }
  path.closePath();
  return { path, box };
}

/** Shared by all maps of the page, so that the coasts are projected only once. */
let rings: { own: Ring[]; others: Ring[] } | undefined;

/** Draws the coastlines of Indonesia and of the countries around it, in the colours of an element. */
export function drawCoast(map: LeafletMap, element: HTMLElement): void {
  const { own, others } = coastlines();
  rings ??= { own: own.map(ringOf), others: others.map(ringOf) };
  const { own: land, others: abroad } = rings;
  new DrawnLayer(element, (context, view, colors) => {
    const scale = map.getZoomScale(map.getZoom(), 0);
    const origin = map.getPixelOrigin().subtract(MIDDLE.multiplyBy(scale));
    const seen = new Bounds(view.min.add(origin).divideBy(scale), view.max.add(origin).divideBy(scale));
    const onCanvas = new DOMMatrix([scale, 0, 0, scale, -origin.x, -origin.y]);
    context.lineJoin = 'round';
    context.strokeStyle = colors.coast;
    const draw = (shapes: readonly Ring[], color: string, weight: number) => {
      const shape = new Path2D();
      for (const { path, box } of shapes) if (seen.intersects(box)) shape.addPath(path, onCanvas);
      context.fillStyle = color;
      context.fill(shape, 'evenodd');
      context.lineWidth = weight;
      context.stroke(shape);
    };
    draw(abroad, colors.abroad, 0.5);
    draw(land, colors.land, 1);
  }).addTo(map);
}
