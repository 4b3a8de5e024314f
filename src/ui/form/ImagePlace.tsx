import { ImagePlus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type DragEvent, useState } from 'react';
import { Button } from '../Button';
import type { CropEditor as Editor } from './CropEditor';
import type { Crop } from './drawCrop';
import type { ImageShape } from './ImageShape';
import type { Picked } from './pickImage';
import './imageInput.css';

interface ImagePlaceProps {
  picked: Picked | null;
  /** Address of the current picture. */
  shown: string | null;
  shape: ImageShape;
  /** The editor's code, once loaded. */
  tools: { CropEditor: typeof Editor } | undefined;
  wrong: boolean;
  readOnly: boolean;
  onCrop: (crop: Crop) => void;
  onTake: (file: File | undefined) => void;
  onChoose: () => void;
}

/** The area where a picture is dropped, cropped and shown. */
export const ImagePlace = (props: ImagePlaceProps) => {
  const { picked, shown, shape, tools, wrong, readOnly, onCrop, onTake, onChoose } = props;
  const translate = useTranslate();
  const [over, setOver] = useState(false);
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onTake(event.dataTransfer.files[0]);
    },
  };
  return (
    <div className="image-place" data-over={over} data-error={wrong} {...(!readOnly && drop)}>
      {picked && tools && shape.ratio ? (
        <tools.CropEditor key={picked.url} picked={picked} shape={{ ...shape, ratio: shape.ratio }} onCrop={onCrop} />
      ) : shown ? (
        <img
          className="image-stored"
          src={shown}
          alt={translate('app.image.current')}
          style={{ aspectRatio: shape.ratio }}
        />
      ) : (
        <div className="image-empty" style={{ aspectRatio: shape.ratio ?? 2 }}>
          <ImagePlus size={28} strokeWidth={1.5} aria-hidden />
          {!readOnly && (
            <>
              <p>{translate(over ? 'app.image.drop_now' : 'app.image.drop')}</p>
              <Button size="small" onClick={onChoose}>
                {translate('app.image.choose')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
};
