import { DomEvent, divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import { useEffect, useRef } from 'react';

export interface Point {
  latitude: number;
  longitude: number;
}

/** In degrees: about fifty metres; ten times as far with Shift. */
const STEP = 0.0005;
const ARROWS: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface PinOptions {
  point: Point | null;
  label: string;
  onMove: (point: Point) => void;
}

/** Puts a pin on a map that can be moved by dragging or with the arrow keys. */
export function usePin(map: LeafletMap | null, options: PinOptions): void {
  const { point, label } = options;
  const latest = useRef(options);
  latest.current = options;
  const placed = useRef<Marker>(undefined);
  const isShown = point !== null;
  useEffect(() => {
    if (!map || !isShown) return;
    const move = (latitude: number, longitude: number) => latest.current.onMove({ latitude, longitude });
    const pin = marker(placeOf(latest.current.point!), pinOptions(label));
    pin.on('dragend', () => move(pin.getLatLng().lat, pin.getLatLng().lng));
    pin.addTo(map);
    const element = pin.getElement()!;
    element.setAttribute('aria-label', label);
    element.dataset.desk = 'pin';
    DomEvent.on(element, 'keydown', event => {
      const { key, shiftKey } = event as KeyboardEvent;
      const arrow = ARROWS[key];
      if (!arrow) return;
      DomEvent.stop(event);
      const step = shiftKey ? STEP * 10 : STEP;
      const { latitude, longitude } = latest.current.point!;
      move(latitude + arrow[0] * step, longitude + arrow[1] * step);
    });
    placed.current = pin;
    return () => {
      pin.remove();
      placed.current = undefined;
    };
  }, [map, isShown, label]);
  // moving it keeps the same element, and with it the focus
  useEffect(() => {
    if (point) placed.current?.setLatLng(placeOf(point));
  }, [point]);
}

const placeOf = ({ latitude, longitude }: Point): [number, number] => [latitude, longitude];

const pinOptions = (title: string) => ({ icon: pinIcon, draggable: true, title, zIndexOffset: 1_000 });

const pinIcon = divIcon({
  className: 'drop drop-active point-pin',
  html: '',
  iconSize: [30, 30],
  iconAnchor: [15, 36],
});
