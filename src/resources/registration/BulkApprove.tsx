import { Button } from '@mui/material';
import { Check } from 'lucide-react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnswerOf } from '../../../contract/core/endpoint';
import { MAX_PAGE_SIZE } from '../../../contract/core/query';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { MAX_BULK_APPROVALS } from '../../../contract/registration/registrationInput';
import type { RegistrationRow } from '../../../contract/registration/registrationRecord';
import { useAction } from '../../dataProvider/useAction';
import { formatNumber } from '../../i18n/numbers';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { BulkReport } from './BulkReport';

type Report = AnswerOf<typeof registrationApi.approveMany>;

/** Approves the selected registrations, each for itself, and tells of each what became of it. */
export const BulkApprove = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { selectedIds = [], onSelect } = useListContext<RegistrationRow>();
  const rowsOf = useSelectedRows();
  const [asking, setAsking] = useState(false);
  const [report, setReport] = useState<Report>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const approve = useAction(registrationApi.approveMany);
  const t = (key: string, args?: object) => translate(`resources.registration.bulk.${key}`, args);
  const count = formatNumber(selectedIds.length);

  const ask = () =>
    selectedIds.length > MAX_BULK_APPROVALS
      ? notify('resources.registration.bulk.too_many', { type: 'warning', messageArgs: { most: MAX_BULK_APPROVALS } })
      : setAsking(true);
  const run = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const items = (await rowsOf(selectedIds.map(String))).map(({ id, version }) => ({ id, version }));
      setReport(await approve.mutateAsync({ body: { items } }));
      setAsking(false);
    } catch (error) {
      setFailure((error as Error).message);
    }
    setBusy(false);
  };
  // the bar goes with the selection: it stays until its report was read
  const close = () => {
    onSelect(report?.list.filter(({ code }) => code !== 200).map(({ id }) => id) ?? []);
    setReport(undefined);
  };
  return (
    <>
      <Button size="small" startIcon={<Check />} onClick={ask}>
        {t('approve')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('title', { count })}
        text={t('text')}
        cancel={translate('resources.registration.decide.cancel')}
        confirm={busy ? t('running') : t('confirm', { count })}
        busy={busy}
        error={failure}
        onCancel={() => setAsking(false)}
        onConfirm={run}
      />
      {report && <BulkReport report={report} onClose={close} />}
    </>
  );
};

/** The rows behind selected ids with the versions that stand, also of those on other pages of the list. */
function useSelectedRows() {
  const dataProvider = useDataProvider();
  const { data = [], sort, filterValues: filter } = useListContext<RegistrationRow>();
  return async (ids: readonly string[]): Promise<RegistrationRow[]> => {
    const found = new Map(data.map(row => [row.id, row]));
    for (let page = 1; ids.some(id => !found.has(id)); page += 1) {
      const params = { pagination: { page, perPage: MAX_PAGE_SIZE }, sort, filter };
      const answer = await dataProvider.getList<RegistrationRow>('registration', params);
      // what the person sees is approved as they see it: a newer version is not slipped in
      for (const row of answer.data) if (!found.has(row.id)) found.set(row.id, row);
      if (page * MAX_PAGE_SIZE >= (answer.total ?? 0)) break;
    }
    return ids.flatMap(id => found.get(id) ?? []);
  };
}
