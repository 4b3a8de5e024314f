import { type LatLngTuple, type Map as LeafletMap, map, polyline } from 'leaflet';
import { MapCanvas } from '../../../src/ui/map/openMap';

const LINE: LatLngTuple[] = [
  [-6.2, 106.8],
  [-6.9, 107.6],
];
const clearRect = jest.fn();
const thrown = jest.fn((event: ErrorEvent) => event.preventDefault());
let opened: LeafletMap;

const nextFrame = () => new Promise(requestAnimationFrame);

beforeEach(() => {
  thrown.mockClear();
  const context = new Proxy({ clearRect }, { get: (own, key) => (key in own ? clearRect : () => undefined) });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  window.addEventListener('error', thrown);
  const element = document.body.appendChild(document.createElement('div'));
  opened = map(element, { renderer: new MapCanvas({ padding: 0.5 }), zoomAnimation: false });
  opened.setView([-6.2, 106.8], 5);
});

afterEach(() => {
  window.removeEventListener('error', thrown);
  jest.restoreAllMocks();
});

test('a map can be removed in the same frame as a view change after drawing a line', async () => {
  polyline(LINE).addTo(opened);
  opened.setView([-6.9, 107.6], 7, { animate: false });
  opened.remove();
  await nextFrame();
  expect(thrown).not.toHaveBeenCalled();
});

test('a map that stays is drawn in the next frame', async () => {
  polyline(LINE).addTo(opened);
  clearRect.mockClear();
  await nextFrame();
  expect(clearRect).toHaveBeenCalled();
  expect(thrown).not.toHaveBeenCalled();
});
