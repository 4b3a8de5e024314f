import { X } from 'lucide-react';
import { useGetList, useListContext, useResourceContext, useTranslate } from 'ra-core';
import { formatNumber } from '../../i18n/numbers';
import { useNoun } from '../fields/useNoun';
import { CountRow } from './CountRow';
import { useFilterStates } from './filter/FilterStates';
import { chosen, cleared, without, withSearch } from './filter/filterValues';
import { useFilters } from './filter/useFilters';
import './countRow.css';

/** The number of rows, the number without filters, and the filters, each with a button that removes it. */
export const ListCount = () => {
  const translate = useTranslate();
  const noun = useNoun();
  const resource = useResourceContext() ?? '';
  const { total, meta, filter, isPending } = useListContext();
  const { filterValues, changeFilters } = useFilters();
  const search = chosen(filterValues, 'search')[0];
  const filters = useFilterStates();
  const set = filters.filter(({ asTabs }) => !asTabs);
  const narrowed = set.length > 0 || search !== undefined;
  // Total without filters, queried only while one is set. It keeps conditions that cannot be cleared, such as a period that is always set.
  const { total: all, meta: allMeta } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: 1 },
      filter: { ...without(filterValues, ['search', ...filters.map(({ source }) => source)]), ...filter },
    },
    { enabled: narrowed && !isPending, staleTime: 60_000, retry: false },
  );

  return (
    <CountRow
      total={
        total !== undefined &&
        translate(meta?.more ? 'app.list.count_more' : 'app.list.count', {
          count: formatNumber(total),
          noun: noun(total),
        })
      }
      all={
        narrowed &&
        total !== undefined &&
        all !== undefined &&
        translate(allMeta?.more ? 'app.list.of_more' : 'app.list.of_all', { count: formatNumber(all) })
      }
      onClear={narrowed ? () => changeFilters(values => cleared(values, filters)) : undefined}
    >
      {search !== undefined && (
        <SetFilter
          label={translate('app.list.searched')}
          text={`“${search}”`}
          onRemove={() => changeFilters(values => withSearch(values, ''))}
        />
      )}
      {set.map(({ source, label, values, with: others = [] }) => (
        <SetFilter
          key={source}
          label={label}
          text={values.join(', ')}
          onRemove={() => changeFilters(values => without(values, [source, ...others]))}
        />
      ))}
    </CountRow>
  );
};

interface SetFilterProps {
  label: string;
  text: string;
  onRemove: () => void;
}

const SetFilter = ({ label, text, onRemove }: SetFilterProps) => {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="set-filter"
      aria-label={`${translate('app.list.remove_filter', { filter: label })}: ${text}`}
      onClick={onRemove}
    >
      <span>{label}</span> <span className="set-filter-text">{text}</span>
      <X size={14} aria-hidden />
    </button>
  );
};
