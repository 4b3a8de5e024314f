import { Download, FileText, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { RegistrationDocument } from '../../../contract/registration/registrationRecord';
import { formatDate } from '../../i18n/dates';
import { formatNumber, MISSING } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { lazyPart } from '../../ui/lazy/lazyPart';
import './paperViewer.css';

const PdfPages = lazyPart(() => import('./PdfPages').then(module => module.PdfPages));

const STEP = 1.5;
const MOST_ZOOM = STEP ** 4;
const QUARTER = 90;

interface DocumentViewerProps {
  document: RegistrationDocument;
  /** Called once the document is visible, or its file was opened elsewhere. */
  onShown: () => void;
  /** Actions shown below it. */
  action: ReactNode;
}

/** An uploaded document, a picture or the pages of a PDF, with zoom and rotation. */
export const DocumentViewer = ({ document, onShown, action }: DocumentViewerProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [broken, setBroken] = useState(false);
  const t = (key: string, args?: object) => translate(`resources.registration.papers.${key}`, args);
  const { file_url, file_name, mime, bytes, uploaded_at, type_code } = document;
  const isPdf = mime === 'application/pdf';
  const name = translate(`resources.registration.choices.document.${type_code}`);
  const size =
    bytes === null
      ? MISSING
      : bytes < 1_048_576
        ? `${formatNumber(Math.ceil(bytes / 1024))} kB`
        : `${formatNumber(bytes / 1_048_576)} MB`;
  const tools = [
    { name: 'zoom_out', icon: ZoomOut, disabled: zoom <= 1, act: () => setZoom(now => Math.max(1, now / STEP)) },
    { name: 'zoom_in', icon: ZoomIn, disabled: zoom >= MOST_ZOOM, act: () => setZoom(now => now * STEP) },
    { name: 'rotate', icon: RotateCw, disabled: false, act: () => setTurn(now => now + QUARTER) },
  ];
  return (
    <figure className="registration-paper">
      <div className="paper-tools">
        <span title={file_name}>{file_name}</span>
        {!broken &&
          tools.map(({ name, icon: Icon, disabled, act }) => (
            <button key={name} type="button" aria-label={t(name)} title={t(name)} disabled={disabled} onClick={act}>
              <Icon size={16} aria-hidden />
            </button>
          ))}
        <a href={file_url} download={file_name} onClick={onShown} aria-label={t('download')} title={t('download')}>
          <Download size={16} aria-hidden />
        </a>
      </div>
      <div className="paper-glass" data-zoomed={zoom > 1}>
        {broken ? (
          <div className="paper-pdf">
            <FileText size={56} strokeWidth={1} aria-hidden />
            <p>{t(isPdf ? 'broken_pdf' : 'broken')}</p>
            <Button href={file_url} download={file_name} onClick={onShown} startIcon={<Download />}>
              {t('download')}
            </Button>
          </div>
        ) : isPdf ? (
          <PdfPages
            url={file_url}
            name={name}
            zoom={zoom}
            turn={turn}
            onShown={onShown}
            onBroken={() => setBroken(true)}
          />
        ) : (
          <img
            src={file_url}
            alt={name}
            style={{ width: `${zoom * 100}%`, rotate: `${turn}deg` }}
            onLoad={onShown}
            onError={() => setBroken(true)}
          />
        )}
      </div>
      <figcaption className="row wrap between muted">
        {t('size', { size, when: formatDate(uploaded_at, 'moment', locale) })}
        {action}
      </figcaption>
    </figure>
  );
};
