import { X } from 'lucide-react';
import { useGetList, useListContext, useResourceContext, useTranslate, useTranslateLabel } from 'ra-core';
import { formatNumber } from '../../i18n/numbers';
import { useNoun } from '../useNoun';
import type { Filter } from './filter/Filter';
import { chosen, cleared, without, withSearch } from './filter/filterValues';

/** How many there are, of how many, and which filters make it so, each with the way to take it off. */
export const ListCount = ({ filters }: { filters: readonly Filter[] }) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const noun = useNoun();
  const resource = useResourceContext() ?? '';
  const { total, filterValues, setFilters, isPending } = useListContext();
  const search = chosen(filterValues, 'search')[0];
  const set = filters.flatMap(filter => {
    if (filter.asTabs) return [];
    const values = chosen(filterValues, filter.source);
    return values.length > 0 ? [{ ...filter, values }] : [];
  });
  const narrowed = set.length > 0 || search !== undefined;
  // All there are: asked only while a filter hides some, and told when it is known.
  const { total: all } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, filter: {} },
    { enabled: narrowed && !isPending, staleTime: 60_000, retry: false },
  );

  return (
    <div className="list-count">
      <p aria-live="polite">
        {total !== undefined && (
          <b className="list-total">{translate('app.list.count', { count: formatNumber(total), noun: noun(total) })}</b>
        )}
        {narrowed && total !== undefined && all !== undefined && (
          <span className="list-all"> {translate('app.list.of_all', { count: formatNumber(all) })}</span>
        )}
      </p>
      {search !== undefined && (
        <SetFilter
          label={translate('app.list.searched')}
          text={`“${search}”`}
          onRemove={() => setFilters(withSearch(filterValues, ''))}
        />
      )}
      {set.map(({ source, choices, values, with: others = [] }) => (
        <SetFilter
          key={source}
          label={String(translateLabel({ source }))}
          text={values.map(value => choices.find(choice => choice.value === value)?.label ?? value).join(', ')}
          onRemove={() => setFilters(without(filterValues, [source, ...others]))}
        />
      ))}
      {narrowed && (
        <button type="button" className="list-clear" onClick={() => setFilters(cleared(filterValues, filters))}>
          {translate('app.list.clear_filters')}
        </button>
      )}
    </div>
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
      <X className="set-filter-x" size={14} strokeWidth={1.75} aria-hidden />
    </button>
  );
};
