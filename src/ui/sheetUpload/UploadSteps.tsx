import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { formatNumber } from '../../i18n/numbers';
import type { UploadWork } from './useSheetUpload';
import './uploadSteps.css';

/** The progress of an upload: sending the file, then the server's processing of its rows. */
export const UploadSteps = ({ kind, sent, progress }: UploadWork) => {
  const translate = useTranslate();
  const id = useId();
  const { step, done, total } = progress ?? { step: sent < 1 ? 'sending' : 'reading', done: sent, total: 1 };
  const isCounted = progress !== null && total !== null;
  return (
    <div className="upload-steps">
      {/* only the step is announced: counts would be read aloud all the time */}
      <p id={id} role="status">
        {translate(`app.sheet.step.${step === 'checking' && kind === 'apply' ? 'rechecking' : step}`)}
      </p>
      <progress
        aria-labelledby={id}
        max={1}
        value={progress === null && sent >= 1 ? undefined : total === null ? undefined : done / Math.max(total, 1)}
      />
      <p aria-hidden>
        {isCounted
          ? translate('app.sheet.rows', { done: formatNumber(done), total: formatNumber(total) })
          : progress === null && sent < 1
            ? `${Math.round(sent * 100)}%`
            : '\u00a0'}
      </p>
    </div>
  );
};
