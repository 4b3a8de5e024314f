import { CircleAlert, ImagePlus, Undo2, Upload, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { IMAGE_LIMITS } from '../../../contract/file';
import { Button } from '../controls/Button';
import type { CropEditor as Editor } from '../dialogs/crop/CropEditor';
import type { Crop } from '../dialogs/crop/drawCrop';
import { useDeferredMount } from '../lazy/useDeferredMount';
import { FieldNote } from './FieldNote';
import { FormSection } from './FormSection';
import { type ImageShape, inPixels, type Picked } from './pickImage';
import { type FieldInput, useField } from './useField';
import { useImageChoice } from './useImageChoice';
import './fields.css';
import './imageInput.css';
import './uploadProgress.css';

interface ImageInputProps extends FieldInput {
  /** The shape to crop to and the minimum size; any picture by default. */
  shape?: ImageShape;
  /** Renders a preview of the picture in its final place. */
  preview?: (url: string | null) => ReactNode;
}

const ANY: ImageShape = { minWidth: 1, minHeight: 1 };

/** A picture input: chosen or dropped, checked, cropped to its shape, and uploaded on 'Simpan'; an optional picture can be removed. */
export const ImageInput = ({ shape = ANY, preview, ...props }: ImageInputProps) => {
  const translate = useTranslate();
  const { id, field, error, required, readOnly, ...input } = useField(props);
  const label = String(input.label);
  const file = useRef<HTMLInputElement>(null);
  const choice = useImageChoice({ shape, value: field.value, onChange: field.onChange });
  // It comes after the text fields, so it can render later; its head reserves the place.
  const later = useDeferredMount();
  if (!later) return <FormSection title={label} required={required} />;

  const { picked, shown, upload } = choice;
  const message = choice.rejection ?? error;
  const size = IMAGE_LIMITS.maxBytes / 1_048_576;
  const open = () => file.current?.click();

  return (
    <FormSection
      title={label}
      required={required}
      text={
        shape.ratio
          ? translate('app.image.hint', {
              ratio: shape.ratio,
              size,
              ...inPixels({ width: shape.minWidth, height: shape.minHeight }),
            })
          : translate('app.image.hint_any', { size })
      }
      aside={
        !readOnly &&
        (picked || shown) && (
          <ImageActions
            onRemove={required ? undefined : choice.remove}
            onUndo={choice.undoable ? choice.undo : undefined}
            onReplace={open}
          />
        )
      }
    >
      <input
        ref={element => {
          file.current = element;
          // an error of the picture moves the focus to the file input
          field.ref({ focus: () => element?.focus() });
        }}
        id={id}
        name={field.name}
        className="sr-only image-file"
        type="file"
        accept={IMAGE_LIMITS.types.join(',')}
        disabled={readOnly}
        aria-label={label}
        aria-invalid={Boolean(message)}
        aria-describedby={message ? `${id}-error` : undefined}
        onBlur={field.onBlur}
        onChange={event => {
          void choice.take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className="image field-wide" data-with-preview={Boolean(preview)}>
        <div>
          <ImagePlace
            picked={picked}
            shown={shown}
            shape={shape}
            tools={choice.tools}
            wrong={Boolean(message)}
            readOnly={readOnly}
            onCrop={upload.crop}
            onTake={chosen => void choice.take(chosen)}
            onChoose={open}
          />
          {upload.share !== null && <UploadProgress share={upload.share} onStop={upload.stop} />}
          {message && (
            <FieldNote error id={`${id}-error`} role="alert">
              <CircleAlert size={14} aria-hidden />
              {message}
            </FieldNote>
          )}
        </div>
        {preview?.(shown)}
      </div>
    </FormSection>
  );
};

interface ImageActionsProps {
  /** Undefined if a picture is required. */
  onRemove: (() => void) | undefined;
  /** Undefined if there is nothing to undo. */
  onUndo: (() => void) | undefined;
  onReplace: () => void;
}

const ImageActions = ({ onRemove, onUndo, onReplace }: ImageActionsProps) => {
  const translate = useTranslate();
  return (
    <>
      {onRemove && (
        <Button size="small" startIcon={<X />} onClick={onRemove}>
          {translate('app.image.remove')}
        </Button>
      )}
      {onUndo && (
        <Button size="small" startIcon={<Undo2 />} onClick={onUndo}>
          {translate('app.image.undo')}
        </Button>
      )}
      <Button size="small" startIcon={<Upload />} onClick={onReplace}>
        {translate('app.image.replace')}
      </Button>
    </>
  );
};

/** Progress of an upload (0 to 1), with a cancel button. */
const UploadProgress = ({ share, onStop }: { share: number; onStop: () => void }) => {
  const translate = useTranslate();
  return (
    <div className="image-sending row wrap muted">
      <progress max={1} value={share} aria-label={translate('app.image.uploading', { percent: '' })} />
      <span>{translate('app.image.uploading', { percent: Math.round(share * 100) })}</span>
      <Button size="small" startIcon={<X />} onClick={onStop}>
        {translate('app.image.stop')}
      </Button>
    </div>
  );
};

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
const ImagePlace = (props: ImagePlaceProps) => {
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
