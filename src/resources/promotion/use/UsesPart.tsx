import { type RaRecord, useCreatePath, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { PromotionUse } from '../../../../contract/promotion/promotionRecord';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { formatMoney, formatNumber } from '../../../i18n/numbers';
import { Moment } from '../../../ui/display/Moment';
import { ListCount } from '../../../ui/list/ListCount';
import { RelatedList } from '../../../ui/list/onDemand/RelatedList';
import { DataTable } from '../../../ui/list/table/DataTable';
import { SearchField } from '../../../ui/list/tools/SearchField';
import { ToolBar } from '../../../ui/list/tools/ToolBar';
import { EmptyState } from '../../../ui/states/EmptyState';

const Column = DataTable.Col<PromotionUse & RaRecord>;
const newestFirst = { field: 'used_at', order: 'DESC' } as const;

/** The orders that used a promotion, newest first, linked for users who may open them. */
export const UsesPart = ({ promotionId }: { promotionId: string }) => {
  const translate = useTranslate();
  const { can } = useCatalogue();
  const filter = useMemo(() => ({ promotion: promotionId }), [promotionId]);
  const t = (key: string) => translate(`resources.promotion-use.${key}`);
  const createPath = useCreatePath();
  const opens = can('monitoring-order', 'show');
  return (
    <RelatedList resource="promotion-use" filter={filter} sort={newestFirst}>
      <ToolBar>
        <SearchField />
      </ToolBar>
      <ListCount />
      <DataTable<PromotionUse & RaRecord>
        rowClick={(_id, _resource, { order_id }) =>
          opens && createPath({ resource: 'monitoring-order', type: 'show', id: order_id })
        }
        nameWidth="24%"
        bulkActionButtons={false}
        empty={<EmptyState title={t('empty')} text={t('empty_text')} />}
      >
        <Column source="order_number" />
        <Column
          source="used_at"
          render={({ used_at, released_at }) => (
            <>
              <Moment value={used_at} />
              {released_at && <span className="muted"> ({t('released')})</span>}
            </>
          )}
        />
        <Column source="voucher_code" />
        <Column source="discount" render={({ discount }) => (discount === 0 ? null : formatMoney(discount))} />
        <Column source="points" render={({ points }) => (points === 0 ? null : formatNumber(points))} />
      </DataTable>
    </RelatedList>
  );
};
