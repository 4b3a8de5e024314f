import { FileSpreadsheet } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Button } from '../Button';
import { useReadOnlyReason } from '../useReadOnlyReason';
import { WriteButton } from '../WriteButton';
import './dropPlace.css';

interface DropPlaceProps {
  onChoose: () => void;
  onDrop: (file: File) => void;
  onTemplate: () => void;
}

/** The area where a spreadsheet is dropped or chosen, with a template for users who have none yet. */
export const DropPlace = ({ onChoose, onDrop, onTemplate }: DropPlaceProps) => {
  const translate = useTranslate();
  const isRefused = Boolean(useReadOnlyReason());
  const [isOver, setIsOver] = useState(false);
  const t = (key: string) => translate(`app.sheet.${key}`);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is the alternative to dropping
    <div
      className="drop-place"
      data-over={isOver}
      onDragOver={event => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !isRefused) onDrop(file);
      }}
    >
      <FileSpreadsheet size={32} strokeWidth={1.5} aria-hidden />
      <p>{t('drop')}</p>
      <WriteButton variant="contained" onClick={onChoose}>
        {t('choose')}
      </WriteButton>
      <p>
        {t('no_file')} <Button onClick={onTemplate}>{t('template')}</Button>
      </p>
    </div>
  );
};
