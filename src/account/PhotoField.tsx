import { Trash2, Upload } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { fileApi, IMAGE_LIMITS } from '../../contract/file';
import { ApiError } from '../dataProvider/ApiError';
import { upload } from '../dataProvider/call';
import { isOffered } from '../dataProvider/isOffered';
import { Button } from '../ui/controls/Button';
import { PersonAvatar } from '../ui/display/PersonAvatar';
import { FieldNote } from '../ui/form/FieldNote';
import './photoField.css';

interface PhotoFieldProps {
  /** The user's name, for the initials. */
  name: string;
  value: string | null;
  onChange: (url: string | null) => void;
}

/** The user's photo: uploaded when chosen, saved with 'Simpan'. */
export const PhotoField = ({ name, value, onChange }: PhotoFieldProps) => {
  const translate = useTranslate();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const size = IMAGE_LIMITS.maxBytes / 1_048_576;
  const t = (key: string) => translate(`app.account.photo.${key}`, { size });

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (!(IMAGE_LIMITS.types as readonly string[]).includes(chosen.type)) return setProblem(t('type'));
    if (chosen.size > IMAGE_LIMITS.maxBytes) return setProblem(t('size'));
    setProblem(undefined);
    setBusy(true);
    try {
      onChange((await upload(isOffered(fileApi.uploadPhoto) ? fileApi.uploadPhoto : fileApi.uploadImage, chosen)).url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="photo row wrap field-wide">
      <PersonAvatar name={name} photo={value} size="large" />
      <input
        ref={file}
        className="sr-only"
        id={id}
        type="file"
        tabIndex={-1}
        accept={IMAGE_LIMITS.types.join(',')}
        aria-label={t('choose')}
        onChange={event => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button size="small" startIcon={<Upload />} disabled={busy} onClick={() => file.current?.click()}>
        {t(busy ? 'uploading' : value ? 'replace' : 'choose')}
      </Button>
      {value && (
        <Button size="small" startIcon={<Trash2 />} disabled={busy} onClick={() => onChange(null)}>
          {t('remove')}
        </Button>
      )}
      {problem ? (
        <FieldNote error role="alert">
          {problem}
        </FieldNote>
      ) : (
        <FieldNote>{t('help')}</FieldNote>
      )}
    </div>
  );
};
