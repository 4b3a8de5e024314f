import { CircleDot, Package, Tags } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Promotion } from '../../../contract/promotion/promotionRecord';
import type { PromotionState } from '../../../contract/promotion/promotionState';
import { formatNumber } from '../../i18n/numbers';
import { AreaFilter } from '../../ui/list/filter/AreaFilter';
import { PeriodFilter } from '../../ui/list/filter/PeriodFilter';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { PeriodField } from '../../ui/PeriodField';
import { ActiveSwitch } from './ActiveSwitch';
import { PromotionStatus } from './PromotionStatus';

const Column = DataTable.Col<Promotion>;
const areaFields = { region: 'region', province: 'province', regency: 'regency' };
const hidden = ['max_discount', 'budget'];

const filters = (
  <>
    <SelectFilter
      source="state"
      icon={CircleDot}
      optionText={({ id }) => <PromotionStatus state={id as PromotionState} />}
    />
    <SelectFilter source="kind" icon={Tags} />
    <SelectFilter source="category" field="category_codes" icon={Package} />
    <PeriodFilter source="period" />
    <AreaFilter fields={areaFields} />
  </>
);

/** The list of promotions, with a switch in each row. */
const PromotionList = () => {
  const translate = useTranslate();
  return (
    <List filters={filters}>
      <DataTable hiddenColumns={hidden}>
        <Column source="title" secondaryText="code" />
        <Column source="kind" />
        <Column source="area" />
        <Column
          source="period"
          sortBy="starts_at"
          render={({ starts_at, ends_at }) => <PeriodField startsAt={starts_at} endsAt={ends_at} />}
        />
        <Column source="state" render={({ state }) => <PromotionStatus state={state} />} />
        <Column
          source="used"
          textAlign="right"
          render={({ used, quota }) =>
            translate('resources.promotion.of_quota', { used: formatNumber(used), quota: formatNumber(quota) })
          }
        />
        <Column source="max_discount" />
        <Column source="budget" />
        <Column source="is_active" render={promotion => <ActiveSwitch promotion={promotion} />} />
      </DataTable>
    </List>
  );
};

export default PromotionList;
