import { Copy, Download } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { jakartaDay } from '../../../contract/core/days';
import type { ResponseOf } from '../../../contract/core/endpoint';
import type { registrationApi } from '../../../contract/registration/registrationApi';
import { formatNumber } from '../../i18n/numbers';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/material/overlays';

interface BulkReportProps {
  report: ResponseOf<typeof registrationApi.approveMany>;
  onClose: () => void;
}

/** Report: how many were approved, and the errors of the others, to copy or download. */
export const BulkReport = ({ report: { list, approved, failed }, onClose }: BulkReportProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const t = (key: string, args?: object) => translate(`resources.registration.bulk.${key}`, args);
  const rejected = list.filter(({ code }) => code !== 200);
  const lines = [
    ['number', 'name', 'result'].map(column => t(`columns.${column}`)),
    ...list.map(({ number, name, message }) => [number ?? '', name ?? '', message]),
  ];
  const copy = async () => {
    await navigator.clipboard.writeText(lines.map(line => line.join('\t')).join('\n'));
    notify('resources.registration.bulk.copied', { type: 'success' });
  };
  const keep = () => {
    const url = URL.createObjectURL(new Blob(['\ufeff', csvOf(lines)], { type: 'text/csv' }));
    Object.assign(document.createElement('a'), { href: url, download: `${t('file')}-${jakartaDay()}.csv` }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('report')}</DialogTitle>
      <DialogContent>
        <p>{t('approved', { count: formatNumber(approved) })}</p>
        {failed === 0 ? (
          <p>{t('all_done')}</p>
        ) : (
          <>
            <p>{t('failed', { count: formatNumber(failed) })}</p>
            <ul className="report">
              {rejected.map(({ id: one, number, name, message }) => (
                <li key={one}>
                  <b>{name ? `${name} (${number})` : t('unknown')}</b>
                  <span>{message}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button startIcon={<Copy />} onClick={copy}>
          {t('copy')}
        </Button>
        <Button startIcon={<Download />} onClick={keep}>
          {t('download')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Formats rows as CSV (RFC 4180); text that would be a formula is prefixed with `'`. */
const csvOf = (lines: readonly (readonly string[])[]) =>
  lines
    .map(line =>
      line.map(cell => `"${(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(','),
    )
    .join('\r\n');
