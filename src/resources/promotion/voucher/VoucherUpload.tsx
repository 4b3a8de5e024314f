import { useLocaleState, useNotify, useTranslate } from 'ra-core';
import type { PromotionDetail } from '../../../../contract/promotion/promotionRecord';
import { voucherApi } from '../../../../contract/promotion/voucherApi';
import type { VoucherPlan } from '../../../../contract/promotion/voucherPlan';
import { download } from '../../../dataProvider/call';
import { uploadWithProgress } from '../../../dataProvider/uploadWithProgress';
import { formatDate } from '../../../i18n/dates';
import { formatNumber } from '../../../i18n/numbers';
import { PlanTable } from '../../../ui/sheetUpload/PlanTable';
import type { SheetSource } from '../../../ui/sheetUpload/SheetSource';
import { SheetUploadDialog } from '../../../ui/sheetUpload/SheetUploadDialog';
import { type SheetUpload, useSheetUpload } from '../../../ui/sheetUpload/useSheetUpload';
import { Status } from '../../../ui/status/Status';
import { useRefreshVouchers } from './useRefreshVouchers';

/** State of a promotion's voucher upload, shared by the menu that opens it and the dialog. */
export const useVoucherUpload = (promotion: PromotionDetail) => useSheetUpload(useVoucherSource(promotion), null);

/** The vouchers that an uploaded file would add, and the button to add them. */
export const VoucherUpload = ({ upload }: { upload: SheetUpload<VoucherPlan, null> }) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`resources.voucher.${key}`, args);
  return (
    <SheetUploadDialog
      upload={upload}
      label={t('excel.upload')}
      faultsOf={({ bad_cells }) => bad_cells}
      applyLabel={({ rows }) => (rows.length > 0 ? t('excel.apply', { count: formatNumber(rows.length) }) : null)}
    >
      {plan => <Vouchers plan={plan} />}
    </SheetUploadDialog>
  );
};

function useVoucherSource({ id }: PromotionDetail): SheetSource<VoucherPlan, null> {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshVouchers();
  const params = { id };
  const t = (key: string, args?: object) => translate(`resources.voucher.excel.${key}`, args);
  return {
    look: async (file, _, control) => {
      const { plan } = await uploadWithProgress(voucherApi.upload, file, {
        params,
        query: { dry_run: true },
        ...control,
      });
      if (!plan) throw new Error(t('failed'));
      return plan;
    },
    apply: async (file, { fingerprint, rows }, _, control) => {
      const query = { dry_run: false, fingerprint };
      const added = await uploadWithProgress(voucherApi.upload, file, { params, query, ...control });
      notify(t('done', { count: formatNumber(added?.batch?.count ?? rows.length) }), { type: 'success' });
      await refresh();
      return true;
    },
    remarks: (file, _, only_faulty) => download(voucherApi.remarks, { params, query: { only_faulty }, file }),
    template: () => download(voucherApi.format),
  };
}

const Vouchers = ({ plan: { rows, problems } }: { plan: VoucherPlan }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.voucher.${key}`, args);
  if (rows.length === 0) return null;
  return (
    <>
      {problems === 0 && <p role="status">{t('excel.count', { count: formatNumber(rows.length) })}</p>}
      <PlanTable
        caption={t('excel.upload')}
        rows={rows}
        keyOf={({ row }) => row}
        columns={[
          { label: t('fields.code'), render: ({ code }) => code ?? t('excel.generated') },
          { label: t('excel.row'), isNumber: true, render: ({ row }) => formatNumber(row) },
          { label: t('fields.quota'), isNumber: true, render: ({ quota }) => formatNumber(quota) },
          { label: t('fields.starts_at'), render: ({ starts_at }) => formatDate(starts_at, 'moment', locale) },
          { label: t('fields.ends_at'), render: ({ ends_at }) => formatDate(ends_at, 'moment', locale) },
          { label: t('fields.status'), render: ({ status }) => <Status source="status" value={status} /> },
        ]}
      />
    </>
  );
};
