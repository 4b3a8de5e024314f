import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fileApi, IMAGE_LIMITS } from '../../../contract/file';
import { upload } from '../../dataProvider/call';
import type { CropEditor as Editor } from '../dialogs/crop/CropEditor';
import { type Crop, drawCrop } from '../dialogs/crop/drawCrop';
import { usePendingUploads } from './pendingUploads';
import { type ImageShape, inPixels, type Picked, pickImage } from './pickImage';

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
      shape.ratio ? import('../dialogs/crop/CropEditor') : undefined,
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

/** Maximum width sent, in pixels: three times the minimum, to which the server would reduce it anyway. */
const SENT_WIDTH = 2_160;
const PREVIEW_WIDTH = 640;

interface CroppedUpload {
  picked: Picked | null;
  shape: ImageShape;
  /** Receives the crop's placeholder; null while the crop is invalid. */
  onReady: (placeholder: string | null) => void;
}

/** Registers a picked and cropped picture for upload by 'Simpan', and reports the upload's progress. */
function useCroppedUpload({ picked, shape, onReady }: CroppedUpload) {
  const translate = useTranslate();
  const uploads = usePendingUploads();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<string | null>(null);
  const stopper = useRef<AbortController>(undefined);
  const latest = useRef(onReady);
  useEffect(() => {
    latest.current = onReady;
  });
  /** Counts the crops, so that a preview finished late does not replace a newer one. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
      stopper.current?.abort();
    },
    [],
  );
  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview);
    },
    [preview],
  );

  const crop = useCallback(
    async (area: Crop) => {
      if (!picked) return;
      const mine = ++turn.current;
      const { minWidth, minHeight } = shape;
      // allow for one pixel of rounding
      if (area.width < minWidth - 1 || area.height < minHeight - 1) {
        const [width, height] = [Math.round(area.width), Math.round(area.height)];
        setProblem(translate('app.image.crop_small', inPixels({ width, height, minWidth, minHeight })));
        latest.current(null);
        return;
      }
      setProblem(undefined);
      const send = async () => {
        const stop = new AbortController();
        stopper.current = stop;
        setProblem(undefined);
        setShare(0);
        try {
          const picture = await drawCrop(picked.url, area, { maxWidth: SENT_WIDTH, maxBytes: IMAGE_LIMITS.maxBytes });
          const { url } = await upload(fileApi.uploadImage, picture, { onProgress: setShare, signal: stop.signal });
          return url;
        } catch (error) {
          if (stop.signal.aborted) setProblem(translate('app.image.stopped'));
          throw error;
        } finally {
          setShare(null);
        }
      };
      latest.current(uploads.add(send));
      const small = await drawCrop(picked.url, area, { maxWidth: PREVIEW_WIDTH }).catch(() => null);
      if (mine !== turn.current) return;
      if (small) return setPreview(URL.createObjectURL(small));
      setProblem(translate('app.image.broken'));
      latest.current(null);
    },
    [picked, shape, translate, uploads],
  );

  // A picture without a required shape is not cropped.
  useEffect(() => {
    if (picked && !shape.ratio) void crop({ x: 0, y: 0, width: picked.width, height: picked.height, rotation: 0 });
  }, [picked, shape, crop]);

  const forget = () => {
    turn.current += 1;
    setPreview(null);
    setProblem(undefined);
  };

  return { crop, share, problem, preview, forget, stop: () => stopper.current?.abort() };
}
