import { useListContext, useTranslate } from 'ra-core';
import { formatNumber } from '../../../i18n/numbers';
import { Button } from '../../controls/Button';
import { Tab, Tabs } from '../../controls/Tabs';
import { chosen } from '../filter/filterValues';
import './filterTabs.css';

const ALL = 'all';

interface FilterTab<Id extends string> {
  id: Id;
  name: string;
  /** Number of its rows under the other filters; hidden if undefined. */
  count?: number | undefined;
  /** Highlights the count: its rows should not wait. */
  urgent?: boolean;
}

interface FilterTabsProps<Id extends string> {
  label: string;
  tabs: readonly FilterTab<Id>[];
  /** Total number of rows; hidden if undefined. */
  all?: number | undefined;
  /** The selected tab; undefined for all rows. */
  value: Id | undefined;
  onChange: (value: Id | undefined) => void;
}

/** A list's main filter as tabs, the last for all rows. If a search finds nothing in one tab, it offers the others that have matches. */
export const FilterTabs = <Id extends string>({ label, tabs, all, value, onChange }: FilterTabsProps<Id>) => {
  const translate = useTranslate();
  const { filterValues, total, isFetching } = useListContext();
  const isSearch = chosen(filterValues, 'search').length > 0;
  const others = tabs.filter(({ id, count = 0 }) => id !== value && count > 0);
  const elsewhere = isSearch && total === 0 && !isFetching && value !== undefined ? others : [];
  const choose = (id: Id | typeof ALL) => onChange(id === ALL ? undefined : id);
  return (
    <>
      <Tabs className="filter-tabs" value={value ?? ALL} onChange={choose} aria-label={label}>
        {[...tabs, { id: ALL, name: translate('app.list.all_rows'), count: all } as const].map(tab => (
          <Tab key={tab.id} value={tab.id}>
            {tab.name}
            {tab.count !== undefined && (
              <span className="filter-count" data-urgent={'urgent' in tab && tab.urgent && tab.count > 0}>
                {' '}
                {formatNumber(tab.count)}
              </span>
            )}
          </Tab>
        ))}
      </Tabs>
      {elsewhere.length > 0 && (
        <p className="filter-elsewhere" role="status">
          {translate('app.list.elsewhere')}
          {elsewhere.map(({ id, name, count = 0 }) => (
            <Button key={id} size="small" variant="outlined" onClick={() => choose(id)}>
              {name} ({formatNumber(count)})
            </Button>
          ))}
        </p>
      )}
    </>
  );
};
