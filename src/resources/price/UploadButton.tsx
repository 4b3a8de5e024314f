import { Button } from '@mui/material';
import { Upload } from 'lucide-react';
import { useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { priceApi } from '../../../contract/price/priceApi';
import { faultsOf, type PricePlan } from '../../../contract/price/pricePlan';
import { isCancelled, withPassword } from '../../account/passwordGate';
import { download } from '../../dataProvider/call';
import { uploadWithProgress } from '../../dataProvider/uploadWithProgress';
import { formatDate } from '../../i18n/dates';
import type { SheetSource } from '../../ui/sheetUpload/SheetSource';
import { SheetUploadDialog } from '../../ui/sheetUpload/SheetUploadDialog';
import { useSheetUpload } from '../../ui/sheetUpload/useSheetUpload';
import { PlanFields } from './PlanFields';
import { UploadPlan } from './UploadPlan';
import { usePrices } from './usePrices';

interface Options {
  valid_from: string | null;
  note: string;
}

const NOW: Options = { valid_from: null, note: '' };

/** Uploads a filled workbook or CSV, for review before anything is applied. */
export const UploadButton = () => {
  const { t, category } = usePrices();
  const [isWrong, setIsWrong] = useState(false);
  const upload = useSheetUpload(usePriceSource(), NOW);
  const { plan, options, setOptions, changeOptions } = upload;
  return (
    <>
      <Button startIcon={<Upload />} onClick={upload.open}>
        {t('tools.upload')}
      </Button>
      <SheetUploadDialog
        upload={upload}
        label={t('tools.upload')}
        faultsOf={faultsOf}
        applyLabel={({ changed, approval }) =>
          changed > 0 && !isWrong ? t(approval ? 'plan.propose' : 'plan.apply', { smart_count: changed }) : null
        }
        fields={
          plan && (
            <PlanFields
              key={category}
              momentError={isWrong ? t('plan.valid_wrong') : undefined}
              noteError={undefined}
              note={options.note}
              onMoment={(valid_from, wrong) => {
                setIsWrong(wrong);
                if (!wrong && valid_from !== options.valid_from) void setOptions({ ...options, valid_from });
              }}
              onNote={note => changeOptions({ ...options, note })}
            />
          )
        }
      >
        {seen => <UploadPlan plan={seen} />}
      </SheetUploadDialog>
    </>
  );
};

function usePriceSource(): SheetSource<PricePlan, Options> {
  const { t, category, label, reload } = usePrices();
  const [locale] = useLocaleState();
  const notify = useNotify();
  return {
    look: async (file, { valid_from }, control) => {
      const query = { category, dry_run: true, valid_from };
      const { plan } = await uploadWithProgress(priceApi.upload, file, { query, ...control });
      if (!plan) throw new Error(t('plan.failed'));
      return plan;
    },
    apply: async (file, { fingerprint }, { valid_from, note }, control) => {
      const query = { category, dry_run: false, valid_from, fingerprint, note: note.trim() || null };
      const send = () => uploadWithProgress(priceApi.upload, file, { query, ...control });
      const outcome = await withPassword(send).catch(error => {
        if (isCancelled(error)) return null;
        throw error;
      });
      if (!outcome) return false;
      const { batch, proposal } = outcome;
      if (batch) {
        const date = formatDate(batch.valid_from, 'moment', locale);
        notify(t('plan.done', { count: batch.row_count, label, date }), { type: 'success' });
      } else if (proposal) notify(t('plan.proposed', { smart_count: proposal.row_count, label }), { type: 'success' });
      await reload();
      return true;
    },
    remarks: (file, { valid_from }) => download(priceApi.remarks, { query: { category, valid_from }, file }),
    template: () => download(priceApi.format, { params: { category } }),
  };
}
