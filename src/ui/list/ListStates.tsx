import { useListContext, useNotify, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNoun } from '../fields/useNoun';
import { EmptyState } from '../states/EmptyState';
import { Failed } from '../states/Failed';
import { NoResult } from '../states/NoResult';
import { TableSkeleton } from '../states/TableSkeleton';
import { useFilterStates } from './filter/FilterStates';
import { chosen, cleared } from './filter/filterValues';
import { useFilters } from './filter/useFilters';

interface ListStatesProps {
  /** The labels of the columns to come, or their number. */
  columns: number | readonly string[];
  /** Shown instead of the rows if the list has no records yet. */
  empty?: ReactNode;
  children: ReactNode;
}

/** The rows of a list once there are any; otherwise the reason: loading, an error, an empty list or no match. */
export const ListStates = ({ columns, empty, children }: ListStatesProps) => {
  const translate = useTranslate();
  const noun = useNoun();
  const { data, total, error, isPending, refetch } = useListContext();
  const { filterValues, changeFilters } = useFilters();
  const filters = useFilterStates();
  useMissingPage();
  if (isPending) return <TableSkeleton rows={12} columns={columns} />;
  if (error && !data)
    return <Failed title={translate('app.list.failed', { noun: noun() })} error={error} onRetry={refetch} />;
  if (total !== 0 && data?.length) return children;
  const set = [
    ...filters.flatMap(({ values }) => values),
    ...chosen(filterValues, 'search').map(text => translate('app.list.search_for', { text })),
  ];
  if (Object.keys(filterValues).length === 0 || (empty && set.length === 0))
    return empty ?? <EmptyState title={translate('app.list.empty', { noun: noun(2) })} />;
  return (
    <NoResult
      title={translate('app.list.no_result', { noun: noun(2) })}
      filters={set}
      onClear={() => changeFilters(values => cleared(values, filters))}
    />
  );
};

/** Says that the page in the address does not exist, where react-admin shows the first one instead, and offers the last. */
function useMissingPage() {
  const { data, page, perPage, total = 0, setPage } = useListContext();
  const notify = useNotify();
  // the last row of a page that has been deleted is no mistake
  const hadRows = useRef(false);
  hadRows.current ||= Boolean(data?.length);
  const isMissing = page > 1 && total > 0 && data?.length === 0 && !hadRows.current;
  useEffect(() => {
    if (!isMissing) return;
    const last = Math.ceil(total / perPage);
    void import('./ToLastPage').then(({ ToLastPage }) =>
      notify('app.list.no_page', {
        type: 'warning',
        messageArgs: { page },
        action: <ToLastPage last={last} setPage={setPage} />,
      }),
    );
  }, [isMissing, page, perPage, total, setPage, notify]);
}
