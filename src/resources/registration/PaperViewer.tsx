import { Button } from '@mui/material';
import { Download, FileText, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { RegistrationDocument } from '../../../contract/registration/registrationRecord';
import { formatDate } from '../../i18n/dates';
import { formatNumber } from '../../i18n/numbers';
import './paperViewer.css';

const STEP = 1.5;
const MOST_ZOOM = STEP ** 4;
const QUARTER = 90;

interface PaperViewerProps {
  paper: RegistrationDocument;
  /** What may be done with it, under it. */
  action: ReactNode;
}

/** A paper as it was sent: a picture to zoom and turn, a PDF to download (nothing of one runs on this page). */
export const PaperViewer = ({ paper, action }: PaperViewerProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [broken, setBroken] = useState(false);
  const t = (key: string, args?: object) => translate(`resources.registration.papers.${key}`, args);
  const { file_url, file_name, mime, bytes, uploaded_at, type_code } = paper;
  const picture = mime.startsWith('image/');
  const size =
    bytes < 1_048_576 ? `${formatNumber(Math.ceil(bytes / 1024))} kB` : `${formatNumber(bytes / 1_048_576)} MB`;
  const tools = [
    { name: 'zoom_out', icon: ZoomOut, disabled: zoom <= 1, act: () => setZoom(now => Math.max(1, now / STEP)) },
    { name: 'zoom_in', icon: ZoomIn, disabled: zoom >= MOST_ZOOM, act: () => setZoom(now => now * STEP) },
    { name: 'rotate', icon: RotateCw, disabled: false, act: () => setTurn(now => now + QUARTER) },
  ];
  return (
    <figure className="registration-paper">
      <div className="paper-tools">
        <span title={file_name}>{file_name}</span>
        {picture &&
          tools.map(({ name, icon: Icon, disabled, act }) => (
            <button key={name} type="button" aria-label={t(name)} title={t(name)} disabled={disabled} onClick={act}>
              <Icon size={16} aria-hidden />
            </button>
          ))}
        <a href={file_url} download={file_name} aria-label={t('download')} title={t('download')}>
          <Download size={16} aria-hidden />
        </a>
      </div>
      <div className="paper-glass" data-zoomed={zoom > 1}>
        {!picture ? (
          <div className="paper-pdf">
            <FileText size={56} strokeWidth={1} aria-hidden />
            <p>{t('pdf')}</p>
            <Button href={file_url} download={file_name} startIcon={<Download />}>
              {t('open_pdf')}
            </Button>
          </div>
        ) : broken ? (
          <p className="paper-pdf">{t('broken')}</p>
        ) : (
          <img
            src={file_url}
            alt={translate(`resources.registration.choices.document.${type_code}`)}
            style={{ width: `${zoom * 100}%`, rotate: `${turn}deg` }}
            onError={() => setBroken(true)}
          />
        )}
      </div>
      <figcaption>
        {t('size', { size, when: formatDate(uploaded_at, 'moment', locale) })}
        {action}
      </figcaption>
    </figure>
  );
};
