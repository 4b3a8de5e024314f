import { type RaRecord, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { WorkQueue } from '../../../../contract/dashboard/workApi';
import { PROMOTION_KIND_FACTS } from '../../../../contract/promotion/promotionKind';
import type { PromotionDetail } from '../../../../contract/promotion/promotionRecord';
import type { Voucher } from '../../../../contract/promotion/voucherRecord';
import { formatNumber } from '../../../i18n/numbers';
import { SelectFilter } from '../../../ui/list/filter/SelectFilter';
import { ListCount } from '../../../ui/list/ListCount';
import { RelatedList } from '../../../ui/list/RelatedList';
import { DataTable } from '../../../ui/list/table/DataTable';
import { SearchField } from '../../../ui/list/tools/SearchField';
import { ToolBar } from '../../../ui/list/tools/ToolBar';
import { PeriodField } from '../../../ui/PeriodField';
import { EmptyState } from '../../../ui/states/EmptyState';
import { NextWork } from '../../../ui/work/NextWork';
import { EditVoucher } from './EditVoucher';
import { VoucherActions } from './VoucherActions';
import { VoucherSteps } from './VoucherSteps';

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
