import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { CropEditor as Editor } from './CropEditor';
import type { ImageShape } from './ImageShape';
import { type Picked, pickImage } from './pickImage';
import { useCroppedUpload } from './useCroppedUpload';

interface ImageChoice {
  shape: ImageShape;
  value: unknown;
  onChange: (value: string | null) => void;
}

/** Manages the picture of an input: stored, newly chosen and cropped, or removed. */
export function useImageChoice({ shape, value, onChange }: ImageChoice) {
  const translate = useTranslate();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [tools, setTools] = useState<{ CropEditor: typeof Editor }>();
  const [rejection, setRejection] = useState<string>();
  const stored = useRef<unknown>(value);
  const upload = useCroppedUpload({ picked, shape, onReady: onChange });

  useEffect(
    () => () => {
      if (picked) URL.revokeObjectURL(picked.url);
    },
    [picked],
  );

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    // The editor's code is loaded with the first picture: most users who open a form do not change it.
    const [result, editor] = await Promise.all([
      pickImage(chosen, shape),
      shape.ratio ? import('./CropEditor') : undefined,
    ]);
    if (result.rejection) return setRejection(translate(`app.image.${result.rejection.key}`, result.rejection.args));
    setRejection(undefined);
    setTools(editor);
    if (!picked) stored.current = value;
    setPicked(result.picked);
  };
  const restore = (to: unknown) => {
    setPicked(null);
    setRejection(undefined);
    upload.forget();
    onChange(typeof to === 'string' ? to : null);
  };

  return {
    picked,
    tools,
    upload,
    rejection: rejection ?? upload.problem,
    /** Address of the picture to show. */
    shown: picked ? upload.preview : typeof value === 'string' && value ? value : null,
    /** Whether choosing a picture can be undone, as another one is stored. */
    undoable: picked !== null && Boolean(stored.current),
    take,
    remove: () => restore(null),
    undo: () => restore(stored.current),
  };
}
