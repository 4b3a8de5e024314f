import { Check, Copy, Download } from 'lucide-react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { jakartaDay } from '../../../contract/core/days';
import type { ResponseOf } from '../../../contract/core/endpoint';
import { MAX_PAGE_SIZE } from '../../../contract/core/query';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { MAX_BULK_APPROVALS } from '../../../contract/registration/registrationInput';
import type { RegistrationRow } from '../../../contract/registration/registrationRecord';
import { useEndpointMutation } from '../../dataProvider/useEndpointMutation';
import { formatNumber } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useOutOfSight } from '../../ui/list/table/useRowNames';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/material/overlays';

/** Number of registrations named among those that cannot be approved. */
const MOST_NAMED = 5;

type Report = ResponseOf<typeof registrationApi.approveMany>;

/** Approves the selected registrations one by one and reports each result. */
export const BulkApprove = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { selectedIds = [], onSelect } = useListContext<RegistrationRow>();
  const rowsOf = useSelectedRows();
  const hidden = useOutOfSight().length;
  const [asking, setAsking] = useState<readonly RegistrationRow[]>();
  const [report, setReport] = useState<Report>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const approve = useEndpointMutation(registrationApi.approveMany);
  const t = (key: string, args?: object) => translate(`resources.registration.bulk.${key}`, args);
  const count = formatNumber(selectedIds.length);

  // documents have been checked before a registration reaches this status
  const unready = asking?.filter(({ status }) => status !== 'awaiting_approval') ?? [];
  const ready = formatNumber(selectedIds.length - unready.length);
  const named = unready.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = unready.length - named.length;
  const names = [...named, ...(more > 0 ? [t('more', { count: formatNumber(more) })] : [])].join(', ');
  const ask = async () => {
    if (selectedIds.length > MAX_BULK_APPROVALS) {
      notify('resources.registration.bulk.too_many', { type: 'warning', messageArgs: { most: MAX_BULK_APPROVALS } });
      return;
    }
    try {
      setAsking(await rowsOf(selectedIds.map(String)));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const run = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const items = (asking ?? []).map(({ id, version }) => ({ id, version }));
      const response = await approve.mutateAsync({ body: { items } });
      if (response) setReport(response);
      else {
        // the response may be empty
        notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: items.length } });
        onSelect([]);
      }
      setAsking(undefined);
    } catch (error) {
      setFailure((error as Error).message);
    }
    setBusy(false);
  };
  // the bar disappears with the selection, so keep that until the report has been read
  const close = () => {
    onSelect(report?.list.filter(({ code }) => code !== 200 && code !== 404).map(({ id }) => id) ?? []);
    setReport(undefined);
  };
  return (
    <>
      <Button size="small" startIcon={<Check />} onClick={ask}>
        {t('approve')}
      </Button>
      <ConfirmDialog
        open={asking !== undefined}
        title={t('title', { count })}
        text={
          <>
            <b>{t('ready', { ready, count })}</b>{' '}
            {hidden > 0 && translate('app.row.bulk_hidden', { count: formatNumber(hidden) })}{' '}
            {unready.length > 0 && t('unready', { names })} {t('text')}
          </>
        }
        cancel={translate('resources.registration.decide.cancel')}
        confirm={busy ? t('running') : t(unready.length > 0 ? 'confirm' : 'confirm_all', { ready, count })}
        busy={busy}
        error={failure}
        onCancel={() => setAsking(undefined)}
        onConfirm={run}
      />
      {report && <BulkReport report={report} onClose={close} />}
    </>
  );
};

/** Returns a function that fetches the selected rows with their current versions, including those on other pages of the list. */
function useSelectedRows() {
  const dataProvider = useDataProvider();
  const { data = [], sort, filterValues: filter } = useListContext<RegistrationRow>();
  return async (ids: readonly string[]): Promise<RegistrationRow[]> => {
    const found = new Map(data.map(row => [row.id, row]));
    for (let page = 1; ids.some(id => !found.has(id)); page += 1) {
      const params = { pagination: { page, perPage: MAX_PAGE_SIZE }, sort, filter };
      const response = await dataProvider.getList<RegistrationRow>('registration', params);
      // approve the version that the user sees, never a newer one
      for (const row of response.data) if (!found.has(row.id)) found.set(row.id, row);
      if (page * MAX_PAGE_SIZE >= (response.total ?? 0)) break;
    }
    return ids.flatMap(id => found.get(id) ?? []);
  };
}

interface BulkReportProps {
  report: ResponseOf<typeof registrationApi.approveMany>;
  onClose: () => void;
}

/** Report: how many were approved, and the errors of the others, to copy or download. */
const BulkReport = ({ report: { list, approved, failed }, onClose }: BulkReportProps) => {
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
