import type { Map as LeafletMap } from 'leaflet';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '../../i18n/numbers';
import { IconButton } from '../controls/IconButton';
import { mapSource, openMap } from './openMap';
import './map.css';

interface MapFrameProps {
  label: string;
  /** Sets the overview, on opening and whenever the user asks for it. */
  onWhole: (map: LeafletMap) => void;
  onOpen: (map: LeafletMap | null) => void;
  children?: ReactNode;
}

/** A map with its buttons, labelled in the page's language. */
export const MapFrame = ({ label, onWhole, onOpen, children }: MapFrameProps) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`app.map.${key}`, args);
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [grid, setGrid] = useState<number | null>(null);
  const latest = useRef({ onOpen, onWhole });
  latest.current = { onOpen, onWhole };
  useEffect(() => {
    const made = openMap(box.current!, setGrid, latest.current.onWhole);
    setMap(made);
    latest.current.onOpen(made);
    return () => {
      latest.current.onOpen(null);
      made.remove();
    };
  }, []);
  // a layout effect, to disconnect along with the element: otherwise a removed map would be drawn once more, with no size
  useLayoutEffect(() => {
    if (!map) return;
    const sized = new ResizeObserver(() => map.invalidateSize());
    sized.observe(box.current!);
    return () => sized.disconnect();
  }, [map]);
  const buttons = [
    ['zoom_in', Plus, () => map?.zoomIn()],
    ['zoom_out', Minus, () => map?.zoomOut()],
    ['whole', Maximize, () => map && onWhole(map)],
  ] as const;
  return (
    <section className="map-frame" aria-label={label}>
      <div ref={box} className="map" />
      <div className="map-buttons stack gap-4">
        {buttons.map(([key, Icon, act]) => (
          <IconButton key={key} aria-label={t(key)} title={t(key)} onClick={act}>
            <Icon size={18} aria-hidden />
          </IconButton>
        ))}
      </div>
      <small className="map-source">
        {grid !== null && `${t('grid', { km: formatNumber(grid) })} · `}
        {mapSource(t('source'))}
      </small>
      {children}
    </section>
  );
};
