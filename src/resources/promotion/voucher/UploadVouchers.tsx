import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Download } from 'lucide-react';
import { useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import type { PromotionDetail } from '../../../../contract/promotion/promotionRecord';
import { voucherApi } from '../../../../contract/promotion/voucherApi';
import type { VoucherPlan } from '../../../../contract/promotion/voucherPlan';
import { ApiError } from '../../../dataProvider/ApiError';
import { download, upload } from '../../../dataProvider/call';
import { formatDate } from '../../../i18n/dates';
import { formatNumber } from '../../../i18n/numbers';
import { newCreation } from '../../../ui/form/newCreation';
import { saveFile } from './saveFile';
import { useRefreshVouchers } from './useRefreshVouchers';
import { VoucherStatusChip } from './VoucherStatusChip';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SHOWN = 50;

interface UploadVouchersProps {
  promotion: PromotionDetail;
  file: File;
  /** Chooses another file, the mended one. */
  onAgain: () => void;
  onClose: () => void;
}

/** What a workbook would add, its faults by cell, and the button that applies it: nothing is added that was not seen. */
export const UploadVouchers = ({ promotion: { id: promotionId }, file, onAgain, onClose }: UploadVouchersProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshVouchers();
  const id = useId();
  const [plan, setPlan] = useState<VoucherPlan | null>(null);
  const [problem, setProblem] = useState<string>();
  const [applying, setApplying] = useState(false);
  // sent again after a lost answer, the same plan is applied once
  const [creation, setCreation] = useState(newCreation);
  const t = (key: string, args?: object) => translate(`resources.voucher.excel.${key}`, args);
  const params = { id: promotionId };
  useEffect(() => {
    const stop = new AbortController();
    setPlan(null);
    setProblem(undefined);
    setCreation(newCreation());
    upload(voucherApi.upload, file, {
      params: { id: promotionId },
      query: { dry_run: true },
      signal: stop.signal,
    }).then(
      answer => setPlan(answer.plan),
      (error: Error) => !stop.signal.aborted && setProblem(reasonOf(error)),
    );
    return () => stop.abort();
  }, [file, promotionId]);

  const apply = async () => {
    if (!plan) return;
    setApplying(true);
    try {
      const query = { dry_run: false, fingerprint: plan.fingerprint };
      const { batch } = await upload(voucherApi.upload, file, { params, query, key: creation.key });
      notify(t('done', { count: formatNumber(batch?.count ?? 0) }), { type: 'success' });
      await refresh();
      onClose();
    } catch (error) {
      setProblem(reasonOf(error as Error));
      setApplying(false);
    }
  };
  const takeRemarks = async () => {
    const body = new FormData();
    body.append('file', file, file.name);
    try {
      const answer = await download(voucherApi.remarks, { params, body: body as never });
      saveFile(answer.file, answer.name);
    } catch (error) {
      setProblem(reasonOf(error as Error));
    }
  };
  const count = plan?.rows.length ?? 0;
  const faults = plan?.bad_cells ?? [];
  return (
    <Dialog open onClose={applying ? undefined : onClose} fullWidth maxWidth="md" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('title')}</DialogTitle>
      <DialogContent>
        <p>{file.name}</p>
        {problem && (
          <p role="alert" className="dialog-error">
            {problem}
          </p>
        )}
        {!plan && !problem && <p role="status">{t('reading')}</p>}
        {faults.length > 0 && (
          <div role="alert">
            <b>{t('faults', { count: formatNumber(faults.length) })}</b>
            <ul className="voucher-faults">
              {faults.map(({ cell, message }) => (
                <li key={`${cell}${message}`}>
                  <b>{t('cell', { cell })}</b>: {message}
                </li>
              ))}
            </ul>
          </div>
        )}
        {plan && faults.length === 0 && <p role="status">{t('count', { count: formatNumber(count) })}</p>}
        {count > 0 && <PlanRows plan={plan!} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={applying}>
          {t('cancel')}
        </Button>
        {(faults.length > 0 || problem) && <Button onClick={onAgain}>{t('again')}</Button>}
        {faults.length > 0 ? (
          <Button variant="contained" startIcon={<Download strokeWidth={1.75} />} onClick={() => void takeRemarks()}>
            {t('remarks')}
          </Button>
        ) : (
          <Button variant="contained" disabled={count === 0 || applying} onClick={() => void apply()}>
            {applying ? t('applying') : t('apply', { count: formatNumber(count) })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

const PlanRows = ({ plan: { rows } }: { plan: VoucherPlan }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.voucher.${key}`, args);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys
    <section className="promotion-scroll" tabIndex={0} aria-label={t('excel.title')}>
      <table className="promotion-table">
        <thead>
          <tr>
            {['excel.row', 'fields.code', 'fields.quota', 'fields.starts_at', 'fields.ends_at', 'fields.status'].map(
              key => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(({ row, code, quota, starts_at, ends_at, status }) => (
            <tr key={row}>
              <td>{row}</td>
              <th scope="row">{code ?? t('excel.generated')}</th>
              <td>{formatNumber(quota)}</td>
              <td>{formatDate(starts_at, 'moment', locale)}</td>
              <td>{formatDate(ends_at, 'moment', locale)}</td>
              <td>
                <VoucherStatusChip status={status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && <p>{t('excel.more', { count: formatNumber(rows.length - SHOWN) })}</p>}
    </section>
  );
};

const reasonOf = (error: Error): string =>
  (error instanceof ApiError && Object.values(error.errors ?? {})[0]) || error.message;
