import { Button } from '@mui/material';
import { CircleAlert, Undo2, Upload, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IMAGE_LIMITS } from '../../../contract/file';
import { useLater } from '../useLater';
import type { CropEditor as Editor } from './CropEditor';
import { FormSection } from './FormSection';
import { ImagePlace } from './ImagePlace';
import type { Picked } from './pickImage';
import { pickImage } from './pickImage';
import { UploadProgress } from './UploadProgress';
import { useCroppedUpload } from './useCroppedUpload';
import { type FieldInput, useField } from './useField';

export interface ImageShape {
  /** Width over height; without it any picture is taken whole. */
  ratio?: number;
  /** Pixels of the crop, at least. */
  minWidth: number;
  minHeight: number;
}

interface ImageInputProps extends FieldInput {
  /** What it is cropped to, and the least that is sharp; any picture unless said. */
  shape?: ImageShape;
  /** Shows the picture where it will be seen. */
  preview?: (url: string | null) => ReactNode;
}

const ANY: ImageShape = { minWidth: 1, minHeight: 1 };

/** A picture: chosen or dropped, checked before it is sent, cropped to its shape, sent with 'Simpan', and removed where none is needed. */
export const ImageInput = ({ shape = ANY, preview, ...props }: ImageInputProps) => {
  const translate = useTranslate();
  const { id, field, error, required, readOnly, ...said } = useField(props);
  const label = String(said.label);
  const file = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [tools, setTools] = useState<{ CropEditor: typeof Editor }>();
  const [rejection, setRejection] = useState<string>();
  const stored = useRef<unknown>(field.value);
  const upload = useCroppedUpload({ picked, shape, onReady: field.onChange });

  useEffect(
    () => () => {
      if (picked) URL.revokeObjectURL(picked.url);
    },
    [picked],
  );

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    // The editor's code comes with the first picture: most who open a form do not change it.
    const [result, editor] = await Promise.all([
      pickImage(chosen, shape),
      shape.ratio ? import('./CropEditor') : undefined,
    ]);
    if (result.rejection) return setRejection(translate(`app.image.${result.rejection.key}`, result.rejection.args));
    setRejection(undefined);
    setTools(editor);
    if (!picked) stored.current = field.value;
    setPicked(result.picked);
  };
  const remove = () => {
    setPicked(null);
    setRejection(undefined);
    upload.forget();
    field.onChange(null);
  };
  const undo = () => {
    setPicked(null);
    setRejection(undefined);
    upload.forget();
    field.onChange(stored.current ?? null);
  };
  // Under the fields that are typed in: its head keeps the place.
  const later = useLater();
  if (!later) return <FormSection title={label} required={required} />;

  const message = rejection ?? upload.problem ?? error;
  const shown = picked ? upload.preview : typeof field.value === 'string' && field.value ? field.value : null;
  const size = IMAGE_LIMITS.maxBytes / 1_048_576;

  return (
    <FormSection
      title={label}
      required={required}
      text={
        shape.ratio
          ? translate('app.image.hint', { ratio: shape.ratio, width: shape.minWidth, height: shape.minHeight, size })
          : translate('app.image.hint_any', { size })
      }
      aside={
        !readOnly &&
        (picked || shown) && (
          <>
            {!required && (
              <Button size="small" startIcon={<X strokeWidth={1.75} />} onClick={remove}>
                {translate('app.image.remove')}
              </Button>
            )}
            {picked && stored.current ? (
              <Button size="small" startIcon={<Undo2 strokeWidth={1.75} />} onClick={undo}>
                {translate('app.image.undo')}
              </Button>
            ) : null}
            <Button size="small" startIcon={<Upload strokeWidth={1.75} />} onClick={() => file.current?.click()}>
              {translate('app.image.replace')}
            </Button>
          </>
        )
      }
    >
      <input
        ref={element => {
          file.current = element;
          // The focus of a refused picture goes where one is chosen.
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
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div className="image field-wide" data-with-preview={Boolean(preview)}>
        <div>
          <ImagePlace
            picked={picked}
            shown={shown}
            shape={shape}
            tools={tools}
            wrong={Boolean(message)}
            readOnly={readOnly}
            onCrop={upload.crop}
            onTake={chosen => void take(chosen)}
            onChoose={() => file.current?.click()}
          />
          {upload.share !== null && <UploadProgress share={upload.share} onStop={upload.stop} />}
          {message && (
            <p className="field-error" id={`${id}-error`} role="alert">
              <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
              {message}
            </p>
          )}
        </div>
        {preview?.(shown)}
      </div>
    </FormSection>
  );
};
