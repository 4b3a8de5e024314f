import { useEvent, useLocaleState } from 'ra-core';
import { useEffect, useState } from 'react';
import { priceApi } from '../../../contract/price/priceApi';
import { faultsOf, type PricePlan } from '../../../contract/price/pricePlan';
import { download } from '../../dataProvider/call';
import { isCancelled, withPassword } from '../../dataProvider/passwordGate';
import { uploadWithProgress } from '../../dataProvider/uploadWithProgress';
import { formatNumber, formatSigned } from '../../i18n/numbers';
import type { SheetSource } from '../../ui/dialogs/sheetUpload/SheetSource';
import { SheetUploadDialog } from '../../ui/dialogs/sheetUpload/SheetUploadDialog';
import { useSheetUpload } from '../../ui/dialogs/sheetUpload/useSheetUpload';
import { applyLabel } from './applyLabel';
import { JumpDialog, jumpsIn } from './JumpDialog';
import { PlanFields } from './PlanFields';
import { PlanRows } from './PlanRows';
import { usePrices } from './usePrices';
import { useSayApplied } from './useSayApplied';

interface Options {
  valid_from: string | null;
  note: string;
}

const NOW: Options = { valid_from: null, note: '' };

interface PriceUploadProps {
  /** Counts the requests to upload; each one opens the dialog. */
  asked: number;
}

/** Uploads a filled-in workbook or CSV, reviewed before anything is applied. */
export const PriceUpload = ({ asked }: PriceUploadProps) => {
  const { t, category } = usePrices();
  const [locale] = useLocaleState();
  const [isWrong, setIsWrong] = useState(false);
  const [asking, setAsking] = useState(false);
  const upload = useSheetUpload(usePriceSource(), NOW);
  const { plan, options, setOptions, changeOptions } = upload;
  const open = useEvent(upload.open);
  useEffect(() => {
    if (asked > 0) open();
  }, [asked, open]);
  const jumps = jumpsIn(plan);
  const apply = async () => (jumps.length > 0 ? setAsking(true) : upload.apply());
  return (
    <>
      <SheetUploadDialog
        upload={{ ...upload, apply }}
        label={t('tools.upload')}
        faultsOf={faultsOf}
        applyLabel={seen => (seen.changed > 0 && !isWrong ? applyLabel(t, seen, options.valid_from, locale) : null)}
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
      <JumpDialog
        open={asking}
        jumps={jumps}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void upload.apply();
        }}
      />
    </>
  );
};

function usePriceSource(): SheetSource<PricePlan, Options> {
  const { t, category, reload } = usePrices();
  const sayApplied = useSayApplied();
  return {
    look: async (file, { valid_from }, control) => {
      const query = { category, dry_run: true, valid_from };
      const { plan } = await uploadWithProgress(priceApi.upload, file, { query, ...control });
      if (!plan) throw new Error(t('plan.failed'));
      return plan;
    },
    apply: async (file, { fingerprint, changed }, { valid_from, note }, control) => {
      const query = { category, dry_run: false, valid_from, fingerprint, note: note.trim() || null };
      const send = () => uploadWithProgress(priceApi.upload, file, { query, ...control });
      const sent = await withPassword(send).then(
        outcome => ({ outcome }),
        error => {
          if (isCancelled(error)) return null;
          throw error;
        },
      );
      if (!sent) return false;
      sayApplied(sent.outcome, changed);
      await reload();
      return true;
    },
    remarks: (file, { valid_from }, only_faulty) =>
      download(priceApi.remarks, { query: { category, valid_from, only_faulty }, file }),
    template: () => download(priceApi.format, { params: { category } }),
  };
}

/** The changes that an uploaded price file would make. */
const UploadPlan = ({ plan: { rows, changed, unchanged, average_percent } }: { plan: PricePlan }) => {
  const { t } = usePrices();
  const average = average_percent === null ? '' : `, ${t('plan.average')} ${formatSigned(average_percent, '%')}`;
  return (
    <>
      <p role="status">
        {changed === 0 ? t('plan.nothing') : `${formatNumber(changed)} ${t('plan.changed')}${average}.`}{' '}
        {unchanged > 0 && t('plan.unchanged', { smart_count: unchanged })}
      </p>
      {rows.length > 0 && <PlanRows rows={rows} />}
    </>
  );
};
