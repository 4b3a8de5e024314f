import { ChevronDown } from 'lucide-react';
import { type RaRecord, useNotify, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { WorkQueue } from '../../../../contract/dashboard/workApi';
import { PROMOTION_KIND_FACTS } from '../../../../contract/promotion/promotionKind';
import type { PromotionDetail } from '../../../../contract/promotion/promotionRecord';
import { voucherApi } from '../../../../contract/promotion/voucherApi';
import { voucher as schema, type Voucher, voucherUpdate } from '../../../../contract/promotion/voucherRecord';
import {
  isVoucherApproval,
  manualTransitions,
  type VoucherStatus,
  voucherStepSlugs,
} from '../../../../contract/promotion/voucherStatus';
import { holdsAny } from '../../../authProvider/session';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { call } from '../../../dataProvider/call';
import { formatNumber } from '../../../i18n/numbers';
import { Button } from '../../../ui/controls/Button';
import { Fields } from '../../../ui/form/Fields';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useRecordSubmit } from '../../../ui/form/useRecordSubmit';
import { PeriodField } from '../../../ui/list/cells/PeriodField';
import { SelectFilter } from '../../../ui/list/filter/SelectFilter';
import { ListCount } from '../../../ui/list/ListCount';
import { RelatedList } from '../../../ui/list/onDemand/RelatedList';
import { DataTable } from '../../../ui/list/table/DataTable';
import { SearchField } from '../../../ui/list/tools/SearchField';
import { ToolBar } from '../../../ui/list/tools/ToolBar';
import { Menu, MenuItem } from '../../../ui/material/overlays';
import { HistoryButton } from '../../../ui/record/history/HistoryButton';
import { NextWork } from '../../../ui/record/work/NextWork';
import { EmptyState } from '../../../ui/states/EmptyState';
import { useRefreshVouchers } from './useRefreshVouchers';
import { VoucherActions } from './VoucherActions';
import { VoucherFields } from './VoucherFields';

const Column = DataTable.Col<Voucher & RaRecord>;
const QUEUES: readonly WorkQueue[] = ['vouchers'];
const newestFirst = { field: 'created_at', order: 'DESC' } as const;

/** Moves the focus on: the decided voucher's row may be gone, and the focus with it. */
const toNextVoucher = () => document.querySelector<HTMLElement>('[data-voucher-steps]')?.focus();

/** The vouchers of a promotion: search, status changes, and adding one, a batch or a workbook. */
export const VoucherPart = ({ promotion }: { promotion: PromotionDetail }) => {
  const translate = useTranslate();
  const [decisions, setDecisions] = useState(0);
  const [edited, setEdited] = useState<Voucher | null>(null);
  // the worklist is queried after each of them
  const decide = () => setDecisions(count => count + 1);
  const filter = useMemo(() => ({ promotion: promotion.id }), [promotion.id]);
  const t = (key: string, args?: object) => translate(`resources.voucher.${key}`, args);
  if (!PROMOTION_KIND_FACTS[promotion.kind]?.needsVoucher && promotion.figures.vouchers === 0)
    return <EmptyState title={t('none_needed')} text={t('none_needed_text', { code: promotion.code })} />;
  return (
    <RelatedList resource="voucher" filter={filter} sort={newestFirst}>
      <ToolBar
        end={
          <>
            {decisions > 0 && (
              <NextWork key={decisions} queues={QUEUES} done={promotion.id} whole onNone={toNextVoucher} />
            )}
            <VoucherActions promotion={promotion} onDecided={decide} />
          </>
        }
      >
        <SearchField />
        <SelectFilter source="status" />
      </ToolBar>
      <ListCount />
      <DataTable
        rowClick={false}
        bulkActionButtons={false}
        empty={<EmptyState title={t('empty')} text={t('empty_text')} />}
      >
        <Column source="code" secondaryText="note" />
        <Column source="status" />
        <Column
          source="used"
          align="right"
          render={({ used, quota }) => t('used_of_quota', { used: formatNumber(used), quota: formatNumber(quota) })}
        />
        <Column source="ends_at" label={t('fields.period')} field={PeriodField} />
        <Column
          source="steps"
          label={t('actions')}
          disableSort
          render={voucher => (
            <VoucherSteps voucher={voucher} promotion={promotion} onEdit={setEdited} onDecided={decide} />
          )}
        />
      </DataTable>
      {edited && <EditVoucher voucher={edited} onClose={() => setEdited(null)} />}
    </RelatedList>
  );
};

interface EditVoucherProps {
  voucher: Voucher;
  onClose: () => void;
}

/** Edits a voucher; its code can only be changed while it is a draft. */
const EditVoucher = ({ voucher, onClose }: EditVoucherProps) => {
  const translate = useTranslate();
  const refresh = useRefreshVouchers();
  const target = useRecordSubmit('voucher', () => void refresh());
  return (
    <FormDialog
      resource="voucher"
      title={translate('resources.voucher.edit_title', { code: voucher.code })}
      input={voucherUpdate}
      record={voucher}
      maxWidth="md"
      aside={<HistoryButton schema={schema} />}
      onClose={onClose}
      {...target}
    >
      <Fields>
        <VoucherFields coded fixedCode={voucher.status !== 'draft'} />
      </Fields>
    </FormDialog>
  );
};

interface VoucherStepsProps {
  voucher: Voucher;
  promotion: PromotionDetail;
  onEdit: (voucher: Voucher) => void;
  /** Called when a pending one was approved or sent back. */
  onDecided: () => void;
}

/** The menu of a voucher's next statuses; absent if the user may choose none. */
const VoucherSteps = ({ voucher, promotion, onEdit, onDecided }: VoucherStepsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefreshVouchers();
  const { can, isOfOwnRegion } = useCatalogue();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { id, code, status, version } = voucher;
  const t = (key: string, args?: object) => translate(`resources.voucher.${key}`, { code, ...args });
  const own = isOfOwnRegion('promotion', promotion);
  const steps = own ? stepsOf(voucher) : [];
  const mayEdit = own && can('voucher', 'edit') && status !== 'expired' && status !== 'revoked';
  if (steps.length === 0 && !mayEdit) return null;

  const take = async (next: VoucherStatus) => {
    setAnchor(null);
    try {
      const changed = await call(voucherApi.setStatus, { params: { id }, body: { status: next, version } });
      notify(t('step_done', { status: t(`choices.status.${changed?.status ?? next}`) }), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      await refresh();
      return;
    }
    await refresh();
    if (status === 'awaiting_approval') onDecided();
  };
  return (
    <>
      <Button
        size="small"
        data-voucher-steps
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('step_menu')}
        endIcon={<ChevronDown />}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {t('fields.steps')}
      </Button>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': t('step_menu') } }}
        >
          {steps.map(next => (
            <MenuItem key={next} onClick={() => void take(next)}>
              {t(`step.${isVoucherApproval(status, next) ? 'approve' : next}`)}
            </MenuItem>
          ))}
          {mayEdit && (
            <MenuItem
              onClick={() => {
                setAnchor(null);
                onEdit(voucher);
              }}
            >
              {translate('app.list.edit')}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
};

/** Returns the next statuses that the user may choose. Approving leads to one of two, depending on the period, and is offered once. */
function stepsOf({ status }: Voucher): VoucherStatus[] {
  const waits = status === 'awaiting_approval';
  return manualTransitions(status).filter(next => {
    if (waits && next === 'scheduled') return false;
    return holdsAny(voucherStepSlugs(status, next));
  });
}
