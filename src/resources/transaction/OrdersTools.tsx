import { useListContext, useTranslate } from 'ra-core';
import type { OrderGroup } from '../../../contract/order/orderGroup';
import { formatNumber } from '../../i18n/numbers';
import { CountRow } from '../../ui/list/CountRow';
import { chosen, withChosen } from '../../ui/list/filter/filterValues';
import { PeriodFilter } from '../../ui/list/filter/PeriodFilter';
import { useFilters } from '../../ui/list/filter/useFilters';
import { SearchField } from '../../ui/list/tools/SearchField';
import { ToolBar } from '../../ui/list/tools/ToolBar';
import { ToggleButton, ToggleButtonGroup } from '../../ui/ToggleButtonGroup';
import { useNoun } from '../../ui/useNoun';
import { MerchantDownload } from './MerchantDownload';
import './salesTools.css';

/** Groups for a single merchant's orders; monitoring has finer ones. */
const GROUPS: readonly OrderGroup[] = ['running', 'action', 'completed', 'cancelled'];

/** Search, group and date range of a merchant's orders, with their number. */
export const OrdersTools = ({ merchantId }: { merchantId: string }) => {
  const translate = useTranslate();
  const noun = useNoun();
  const { total, meta } = useListContext();
  const { filterValues, changeFilters } = useFilters();
  const group = chosen(filterValues, 'group')[0] ?? 'all';
  return (
    <>
      <ToolBar end={<MerchantDownload merchantId={merchantId} />}>
        <SearchField />
        <ToggleButtonGroup
          className="order-groups"
          value={group}
          aria-label={translate('resources.monitoring-order.fields.group')}
          onChange={(next: OrderGroup | 'all') =>
            changeFilters(values => withChosen(values, 'group', next === 'all' ? [] : [next]))
          }
        >
          {(['all', ...GROUPS] as const).map(value => (
            <ToggleButton key={value} className="sales-toggle" value={value}>
              {translate(`resources.monitoring-order.choices.group.${value}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <PeriodFilter source="placed_at" />
      </ToolBar>
      <CountRow
        total={
          total !== undefined &&
          translate(meta?.more ? 'app.list.count_more' : 'app.list.count', {
            count: formatNumber(total),
            noun: noun(total),
          })
        }
        onClear={Object.keys(filterValues).length > 0 ? () => changeFilters(() => ({})) : undefined}
      />
    </>
  );
};
