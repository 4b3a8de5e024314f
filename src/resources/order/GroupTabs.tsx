import { Tab, Tabs } from '@mui/material';
import { type SortPayload, useListContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { LiveTopic } from '../../../contract/notification';
import { orderApi } from '../../../contract/order/orderApi';
import { isOver, ORDER_GROUP_STATUSES, ORDER_GROUPS, type OrderGroup } from '../../../contract/order/orderGroup';
import { onTopic } from '../../browser/liveTopics';
import { useAnswer } from '../../dataProvider/useAnswer';
import { formatNumber } from '../../i18n/numbers';
import { useFilterState } from '../../ui/list/filter/FilterStates';
import { chosen } from '../../ui/list/filter/filterValues';
import { REFRESH_MS } from './Freshness';
import './groupTabs.css';

const ALL = 'all';
type Shown = OrderGroup | typeof ALL;
const shown: readonly Shown[] = [...ORDER_GROUPS, ALL];

/** Default sort: open orders by due time, finished ones by latest change. */
const sortOf = (group: OrderGroup | undefined): SortPayload =>
  isOver(group) ? { field: 'status_since', order: 'DESC' } : { field: 'due_at', order: 'ASC' };

/** The groups of orders as tabs, with the number of open orders; the selected one is a filter in the address. */
export const GroupTabs = () => {
  const translate = useTranslate();
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const { group: _, status: __, ...others } = filterValues;
  const { data, refetch } = useAnswer(
    orderApi.counts,
    { query: others },
    { refetchInterval: REFRESH_MS, placeholderData: before => before },
  );
  useEffect(() => onTopic('orders' satisfies LiveTopic, () => void refetch()), [refetch]);
  const asked = chosen(filterValues, 'group')[0] as OrderGroup | undefined;
  const open = asked && ORDER_GROUPS.includes(asked) ? asked : undefined;
  useFilterState({
    source: 'group',
    label: translate('resources.monitoring-order.fields.group'),
    values: asked ? [translate(`resources.monitoring-order.choices.group.${asked}`, { _: asked })] : [],
    asTabs: true,
  });
  const countOf = (group: OrderGroup) =>
    data?.list.reduce(
      (sum, { status, orders }) => (ORDER_GROUP_STATUSES[group].includes(status) ? sum + orders : sum),
      0,
    );

  const choose = (chosenTab: Shown) => {
    const group = chosenTab === ALL ? undefined : chosenTab;
    setFilters({ ...others, ...(group && { group }) });
    // unless the person sorts otherwise
    if (sort.field === sortOf(open).field) setSort(sortOf(group));
  };
  return (
    <Tabs
      className="order-tabs"
      value={open ?? ALL}
      onChange={(_event, tab: Shown) => choose(tab)}
      aria-label={translate('resources.monitoring-order.list.groups')}
      variant="scrollable"
      scrollButtons={false}
    >
      {shown.map(group => {
        const count = group === ALL || isOver(group) ? undefined : countOf(group);
        return (
          <Tab
            key={group}
            value={group}
            label={
              <span>
                {translate(`resources.monitoring-order.choices.group.${group}`)}
                {count !== undefined && (
                  <span className="order-count" data-hot={group === 'action' && count > 0}>
                    {' '}
                    {formatNumber(count)}
                  </span>
                )}
              </span>
            }
          />
        );
      })}
    </Tabs>
  );
};
