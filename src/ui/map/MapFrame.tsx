import { IconButton } from '@mui/material';
import type { Map as LeafletMap } from 'leaflet';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mapSource, openMap } from './openMap';
import './map.css';

interface MapFrameProps {
  label: string;
  /** Shows again what the map opened with. */
  onWhole: (map: LeafletMap) => void;
  onOpen: (map: LeafletMap | null) => void;
  children?: ReactNode;
}

/** A map with its buttons, in words of the page. */
export const MapFrame = ({ label, onWhole, onOpen, children }: MapFrameProps) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`app.map.${key}`);
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const opened = useRef(onOpen);
  opened.current = onOpen;
  useEffect(() => {
    const made = openMap(box.current!);
    setMap(made);
    opened.current(made);
    const sized = new ResizeObserver(() => made.invalidateSize());
    sized.observe(box.current!);
    return () => {
      sized.disconnect();
      opened.current(null);
      made.remove();
    };
  }, []);
  const buttons = [
    ['zoom_in', Plus, () => map?.zoomIn()],
    ['zoom_out', Minus, () => map?.zoomOut()],
    ['whole', Maximize, () => map && onWhole(map)],
  ] as const;
  return (
    <section className="map-frame" aria-label={label}>
      <div ref={box} className="map" />
      <div className="map-buttons">
        {buttons.map(([key, Icon, act]) => (
          <IconButton key={key} aria-label={t(key)} title={t(key)} onClick={act}>
            <Icon size={18} aria-hidden />
          </IconButton>
        ))}
      </div>
      <small className="map-source">{mapSource(t('source'))}</small>
      {children}
    </section>
  );
};
