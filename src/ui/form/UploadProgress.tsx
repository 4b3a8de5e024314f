import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Button } from '../Button';
import './uploadProgress.css';

/** Progress of an upload (0 to 1), with a cancel button. */
export const UploadProgress = ({ share, onStop }: { share: number; onStop: () => void }) => {
  const translate = useTranslate();
  return (
    <div className="image-sending">
      <progress max={1} value={share} aria-label={translate('app.image.uploading', { percent: '' })} />
      <span>{translate('app.image.uploading', { percent: Math.round(share * 100) })}</span>
      <Button size="small" startIcon={<X />} onClick={onStop}>
        {translate('app.image.stop')}
      </Button>
    </div>
  );
};
