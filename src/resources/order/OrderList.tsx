import { CircleDot } from 'lucide-react';
import { type RaRecord, useListContext, useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { ORDER_GROUP_STATUSES, ORDER_GROUPS, type OrderGroup } from '../../../contract/order/orderGroup';
import type { OrderRow } from '../../../contract/order/orderRecord';
import { ORDER_STATUSES } from '../../../contract/order/orderStatus';
import { formatNumber } from '../../i18n/numbers';
import { AreaFilterMenu } from '../../ui/list/filter/AreaFilter';
import type { Filter } from '../../ui/list/filter/Filter';
import { chosen } from '../../ui/list/filter/filterValues';
import { PeriodFilterMenu } from '../../ui/list/filter/PeriodFilter';
import { FilterMenu } from '../../ui/list/filter/SelectFilter';
import { useAreaFilters } from '../../ui/list/filter/useAreaFilters';
import { type FurtherFilters, ResourceList } from '../../ui/list/List';
import type { Column } from '../../ui/list/table/Column';
import { usePeriodFilters } from '../../ui/list/usePeriodFilters';
import { useNow } from '../../ui/useNow';
import { Age } from './Age';
import { Freshness } from './Freshness';
import { GroupTabs } from './GroupTabs';
import { OrderStatusChip } from './OrderStatusChip';
import './order.css';

type Row = OrderRow & RaRecord;
const sorts = ['due_at', 'status_since', 'placed_at', 'total'];
const areaFields = { province: 'province_id', regency: 'regency_id' };

/** Orders as those who watch them look at them: by what they wait for, what is due first before all. */
const OrderList = () => (
  <ResourceList<Row>
    columns={useOrderColumns()}
    useFurtherFilters={useOrderFilters}
    sorts={sorts}
    nameOf={nameOf}
    tools={<Freshness />}
    above={<GroupTabs />}
  />
);

function useOrderFilters(): FurtherFilters {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const areas = useAreaFilters(areaFields);
  const days = usePeriodFilters();
  const group = chosen(filterValues, 'group')[0] as OrderGroup | undefined;
  const groups = useMemo<Filter>(
    () => ({
      source: 'group',
      asTabs: true,
      choices: ORDER_GROUPS.map(value => ({
        value,
        label: translate(`resources.monitoring-order.choices.group.${value}`),
      })),
    }),
    [translate],
  );
  const statuses = useMemo<Filter>(
    () => ({
      source: 'status',
      icon: CircleDot,
      choices: ((group && ORDER_GROUP_STATUSES[group]) ?? ORDER_STATUSES).map(value => ({
        value,
        label: translate(`resources.monitoring-order.choices.status.${value}`),
        show: <OrderStatusChip status={value} />,
      })),
    }),
    [group, translate],
  );
  return {
    controls: (
      <>
        {statuses.choices.length > 1 && <FilterMenu {...statuses} />}
        <AreaFilterMenu areas={areas} />
        <PeriodFilterMenu label={translate('resources.monitoring-order.fields.placed_at')} />
      </>
    ),
    told: [groups, statuses, ...areas, ...days],
  };
}

function useOrderColumns(): Column<Row>[] {
  const now = useNow();
  const [locale] = useLocaleState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells are drawn anew in another language
  return useMemo(
    () => [
      { source: 'number', cell: ({ number }) => number },
      { source: 'status', cell: ({ status }) => <OrderStatusChip status={status} /> },
      { source: 'age', cell: row => <Age order={row} now={now} />, sortBy: 'due_at' },
      { source: 'recipient_name', cell: ({ recipient_name }) => <Long text={recipient_name} /> },
      { source: 'merchant_name', cell: ({ merchant_name }) => <Long text={merchant_name} /> },
      { source: 'regency', cell: ({ regency }) => <Long text={regency.replace(/^Kabupaten /, 'Kab. ')} /> },
      { source: 'total', cell: ({ total }) => formatNumber(total), sortBy: true, align: 'right' },
    ],
    [now, locale],
  );
}

/** A name that is cut where the column has no room for it. */
const Long = ({ text }: { text: string }) => (
  <span className="order-long" title={text}>
    {text}
  </span>
);

const nameOf = ({ number }: Row) => number;

export default OrderList;
