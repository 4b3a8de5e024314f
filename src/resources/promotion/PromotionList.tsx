import { Package, Tags } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { Promotion } from '../../../contract/promotion/promotionRecord';
import { formatNumber } from '../../i18n/numbers';
import { useResourceText } from '../../i18n/useResourceText';
import { PeriodField } from '../../ui/list/cells/PeriodField';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DuplicateItem } from '../../ui/list/rowMenu/DuplicateItem';
import { AreaFilter } from '../../ui/list/someFilters/AreaFilter';
import { PeriodFilter } from '../../ui/list/someFilters/PeriodFilter';
import { DataTable } from '../../ui/list/table/DataTable';
import { ActiveSwitch } from './ActiveSwitch';

const Column = DataTable.Col<Promotion>;
const areaFields = { region: 'region', province: 'province', regency: 'regency' };
const hidden = ['max_discount', 'budget'];

/** Only set by the worklist: a single choice gets no button. */
const WaitingFilter = () => {
  const t = useResourceText();
  const choices = [{ id: 'awaiting_approval', name: t('waiting.vouchers') }];
  return <SelectFilter source="voucher_status" label={t('waiting.label')} choices={choices} />;
};

const filters = (
  <>
    <SelectFilter source="state" />
    <SelectFilter source="kind" icon={Tags} />
    <SelectFilter source="category" field="category_codes" icon={Package} />
    <PeriodFilter source="period" />
    <AreaFilter fields={areaFields} />
    <WaitingFilter />
  </>
);

/** No switch here, since each row has one. */
const rowMenu = <DuplicateItem />;

/** The list of promotions, with a switch in each row. */
const PromotionList = () => {
  const translate = useTranslate();
  return (
    <List filters={filters}>
      <DataTable hiddenColumns={hidden} rowMenu={rowMenu}>
        <Column source="title" secondaryText="code" />
        <Column source="kind" />
        <Column source="area" />
        <Column source="period" sortBy="starts_at" field={PeriodField} />
        <Column source="state" />
        <Column
          source="used"
          align="right"
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
