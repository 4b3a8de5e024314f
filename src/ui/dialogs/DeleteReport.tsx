import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { formatNumber } from '../../i18n/numbers';
import { Button } from '../controls/Button';
import { useNoun } from '../fields/useNoun';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../material/overlays';
import { type EachResult, isGone } from './runEach';
import './report.css';

interface DeleteReportProps extends EachResult {
  reasonOf: (error: unknown) => string;
  nameOf?: ((id: unknown) => string | undefined) | undefined;
  onClose: () => void;
}

/**
 * Report of an incomplete deletion: the numbers of deleted and skipped records, those that someone else had deleted, and each failed one with its
 * error.
 */
export const DeleteReport = ({ done, failed: all, left, reasonOf, nameOf, onClose }: DeleteReportProps) => {
  const translate = useTranslate();
  const noun = useNoun();
  const id = useId();
  const gone = all.filter(isGone);
  const failed = all.filter(one => !isGone(one));
  const count = (ids: readonly unknown[]) => ({ count: formatNumber(ids.length), noun: noun(ids.length) });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{translate('app.delete.report')}</DialogTitle>
      <DialogContent>
        <p>{translate('app.delete.report_done', count(done))}</p>
        {left.length > 0 && <p>{translate('app.delete.report_left', count(left))}</p>}
        {gone.length > 0 && (
          <>
            <p>{translate('app.delete.report_gone', count(gone))}</p>
            <ul className="report">
              {gone.map(({ id: record }) => (
                <li key={record}>
                  <b>{nameOf?.(record) ?? String(record)}</b>
                </li>
              ))}
            </ul>
          </>
        )}
        {failed.length > 0 && (
          <>
            <p>{translate('app.delete.report_failed', count(failed))}</p>
            <ul className="report">
              {failed.map(({ id: record, error }) => (
                <li key={record}>
                  <b>{nameOf?.(record) ?? String(record)}</b>
                  <span>{reasonOf(error)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('app.delete.report_close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
