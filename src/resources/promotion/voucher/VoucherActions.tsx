import { FileSpreadsheet, Plus, Tickets } from 'lucide-react';
import { useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { BodyInput } from '../../../../contract/core/endpoint';
import type { PromotionDetail } from '../../../../contract/promotion/promotionRecord';
import { voucherApi } from '../../../../contract/promotion/voucherApi';
import type { VoucherPlan } from '../../../../contract/promotion/voucherPlan';
import { voucherBatchInput, voucherInput } from '../../../../contract/promotion/voucherRecord';
import { saveFile } from '../../../browser/saveFile';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { call, download } from '../../../dataProvider/call';
import { uploadWithProgress } from '../../../dataProvider/uploadWithProgress';
import { formatDate } from '../../../i18n/dates';
import { formatNumber } from '../../../i18n/numbers';
import { Button } from '../../../ui/controls/Button';
import { PlanTable } from '../../../ui/dialogs/sheetUpload/PlanTable';
import type { SheetSource } from '../../../ui/dialogs/sheetUpload/SheetSource';
import { SheetUploadDialog } from '../../../ui/dialogs/sheetUpload/SheetUploadDialog';
import { type SheetUpload, useSheetUpload } from '../../../ui/dialogs/sheetUpload/useSheetUpload';
import { Status } from '../../../ui/display/Status';
import { BooleanInput } from '../../../ui/form/BooleanInput';
import type { Submission } from '../../../ui/form/engine/Submission';
import { Fields } from '../../../ui/form/Fields';
import { FormDialog } from '../../../ui/form/FormDialog';
import { NumberInput } from '../../../ui/form/NumberInput';
import { Menu, MenuItem } from '../../../ui/material/overlays';
import { BulkStatusMenu } from './BulkStatusMenu';
import { useRefreshVouchers } from './useRefreshVouchers';
import { VoucherFields } from './VoucherFields';

interface VoucherActionsProps {
  promotion: PromotionDetail;
  onDecided: () => void;
}

/** Buttons to add vouchers, change their status in bulk and download them, for users with the permission. */
export const VoucherActions = ({ promotion, onDecided }: VoucherActionsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { can, isOfOwnRegion } = useCatalogue();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [adding, setAdding] = useState<'one' | 'many' | null>(null);
  const upload = useVoucherUpload(promotion);
  const t = (key: string, args?: object) => translate(`resources.voucher.${key}`, args);
  const mayAdd = can('voucher', 'create') && isOfOwnRegion('promotion', promotion);
  const mayDownload = can('voucher', 'download');

  const save = async (start: () => Promise<{ file: Blob; name: string }>) => {
    setAnchor(null);
    try {
      const { file, name } = await start();
      saveFile(file, name);
      notify(t('excel.saved', { name }), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const downloadFormat = () => save(() => download(voucherApi.format));
  const downloadList = () =>
    save(() => download(voucherApi.export, { params: { id: promotion.id }, query: { format: 'xlsx' } }));
  const openUpload = () => {
    setAnchor(null);
    upload.open();
  };
  return (
    <>
      <BulkStatusMenu promotion={promotion} onDecided={onDecided} />
      {(mayAdd || mayDownload) && (
        <Button
          startIcon={<FileSpreadsheet />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={event => setAnchor(event.currentTarget)}
        >
          {t('excel.menu')}
        </Button>
      )}
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {mayAdd && <MenuItem onClick={() => void downloadFormat()}>{t('excel.format')}</MenuItem>}
          {mayAdd && <MenuItem onClick={openUpload}>{t('excel.upload')}</MenuItem>}
          {mayDownload && <MenuItem onClick={() => void downloadList()}>{t('excel.list')}</MenuItem>}
        </Menu>
      )}
      {mayAdd && (
        <>
          <VoucherUpload upload={upload} />
          <Button startIcon={<Tickets />} onClick={() => setAdding('many')}>
            {t('add_many')}
          </Button>
          <Button variant="contained" startIcon={<Plus />} onClick={() => setAdding('one')}>
            {t('add')}
          </Button>
        </>
      )}
      {adding && <AddVoucher promotion={promotion} many={adding === 'many'} onClose={() => setAdding(null)} />}
    </>
  );
};

interface AddVoucherProps {
  promotion: PromotionDetail;
  /** Whether to add a batch with generated codes instead of one voucher. */
  many: boolean;
  onClose: () => void;
}

type VoucherInput = BodyInput<typeof voucherApi.create>;
type BatchInput = BodyInput<typeof voucherApi.createBatch>;

const terms = { quota: 1, starts_at: null, ends_at: null, note: null, submit: true };

/** Adds one voucher or a batch. */
export const AddVoucher = ({ promotion, many, onClose }: AddVoucherProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshVouchers();
  const params = { id: promotion.id };
  const send = async ({ values, idempotencyKey: key }: Submission) => {
    if (many) await call(voucherApi.createBatch, { params, body: values as BatchInput, key });
    else await call(voucherApi.create, { params, body: values as VoucherInput, key });
    // not from the response, which may be empty
    const count = many ? (values as BatchInput).count : 1;
    notify('resources.voucher.many_done', { type: 'success', messageArgs: { count: formatNumber(count) } });
    await refresh();
  };
  return (
    <FormDialog
      resource="voucher"
      title={translate(`resources.voucher.${many ? 'add_many' : 'add'}`)}
      input={many ? voucherBatchInput : voucherInput}
      defaultValues={many ? { count: 100, ...terms } : { code: null, ...terms }}
      draft={{ form: many ? 'many' : 'one', recordId: promotion.id }}
      maxWidth="md"
      onSubmit={send}
      onClose={onClose}
    >
      <Fields>
        {many && <NumberInput source="count" />}
        <VoucherFields coded={!many} />
        <BooleanInput source="submit" fullWidth />
      </Fields>
    </FormDialog>
  );
};

/** State of a promotion's voucher upload, shared by the menu that opens it and the dialog. */
const useVoucherUpload = (promotion: PromotionDetail) => useSheetUpload(useVoucherSource(promotion), null);

/** The vouchers that an uploaded file would add, and the button to add them. */
const VoucherUpload = ({ upload }: { upload: SheetUpload<VoucherPlan, null> }) => {
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
