import { Image as ImageIcon, RefreshCcw, RotateCw } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type CSSProperties, useCallback, useId, useRef, useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import { Button } from '../../controls/Button';
import 'react-easy-crop/react-easy-crop.css';
import type { ImageShape, Picked } from '../../form/pickImage';
import { type Crop, turnedSize } from './drawCrop';
import './cropEditor.css';

interface CropEditorProps {
  picked: Picked;
  shape: ImageShape & { ratio: number };
  /** Called when the crop settles. */
  onCrop: (crop: Crop) => void;
}

const centre: Point = { x: 0, y: 0 };
/** Maximum zoom factor; banners are never viewed closer than this. */
const MAX_ZOOM = 4;

/** Moves, zooms and rotates a picture behind a frame of its shape, by pointer, wheel, touch or keys. */
export const CropEditor = ({ picked, shape, onCrop }: CropEditorProps) => {
  const translate = useTranslate();
  const id = useId();
  const [crop, setCrop] = useState(centre);
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const closest = closestZoom(picked, shape, rotation);

  const settle = useCallback(
    (_: Area, pixels: Area) => {
      // a frame that has not been laid out has no size and measures NaN
      if (pixels.width > 0 && pixels.height > 0) onCrop({ ...pixels, rotation });
    },
    [onCrop, rotation],
  );
  const reset = () => {
    setCrop(centre);
    setZoom(1);
    setRotation(0);
  };

  return (
    <>
      <div className="crop" ref={frame}>
        <Cropper
          image={picked.url}
          crop={crop}
          zoom={zoom}
          rotation={rotation}
          aspect={shape.ratio}
          minZoom={1}
          maxZoom={closest}
          zoomSpeed={0.2}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={settle}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ 'aria-label': translate('app.image.area'), role: 'group' }}
        />
      </div>
      <div className="crop-tools row wrap">
        <label htmlFor={id} className="crop-zoom row muted">
          <ImageIcon size={14} aria-hidden />
          <span className="sr-only">{translate('app.image.zoom')}</span>
          <input
            id={id}
            className="crop-zoom-range"
            type="range"
            min={1}
            max={closest}
            step={0.01}
            value={zoom}
            disabled={closest === 1}
            style={{ '--at': `${closest > 1 ? ((zoom - 1) / (closest - 1)) * 100 : 0}%` } as CSSProperties}
            onChange={event => setZoom(Number(event.target.value))}
          />
          <ImageIcon size={20} aria-hidden />
          <output htmlFor={id}>{translate('app.image.zoom_value', { percent: Math.round(zoom * 100) })}</output>
        </label>
        <Button size="small" startIcon={<RotateCw />} onClick={() => setRotation(turn => (turn + 90) % 360)}>
          {translate('app.image.rotate')}
        </Button>
        <Button size="small" startIcon={<RefreshCcw />} onClick={reset}>
          {translate('app.image.reset')}
        </Button>
      </div>
    </>
  );
};

/** Returns how far the picture can be zoomed before the frame holds fewer pixels than the minimum. */
function closestZoom(
  { width, height }: Picked,
  { ratio, minWidth }: CropEditorProps['shape'],
  rotation: number,
): number {
  const turned = turnedSize(width, height, rotation);
  const widest = Math.min(turned.width, turned.height * ratio);
  return Math.max(1, Math.min(MAX_ZOOM, Math.floor((widest / minWidth) * 100) / 100));
}
