import { useTranslate } from 'ra-core';
import type { DownloadProgress } from '../../../dataProvider/streamDownload';
import { formatNumber } from '../../../i18n/numbers';
import { Button } from '../../controls/Button';
import './exportProgress.css';

/** Progress of an export, with a cancel button. */
export const ExportProgress = ({ rows, bytes, onStop }: DownloadProgress & { onStop: () => void }) => {
  const translate = useTranslate();
  const size = formatNumber(Math.round(bytes / 104_857.6) / 10);
  return (
    <div className="export" role="status">
      <progress aria-label={translate('app.export.title')} />
      <span>
        {rows === null
          ? translate('app.export.preparing')
          : translate('app.export.running', { rows: formatNumber(rows), size })}
      </span>
      <Button size="small" onClick={onStop}>
        {translate('app.export.stop')}
      </Button>
    </div>
  );
};
