import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { ApiError } from '../../dataProvider/ApiError';
import { DeleteDialog } from '../DeleteDialog';
import { EmptyState } from '../states/EmptyState';
import { Failed } from '../states/Failed';
import { NoResult } from '../states/NoResult';
import { TableSkeleton } from '../states/TableSkeleton';
import { useDeleting } from '../useDeleting';
import { useNoun } from '../useNoun';
import { BulkBar } from './BulkBar';
import { chosen, cleared } from './filter/filterValues';
import type { ResourceListProps } from './List';
import { Pager } from './Pager';
import { ResourceTable } from './table/DataTable';

/** The rows, or why there are none. */
export const ListBody = <Row extends RaRecord>(props: ResourceListProps<Row>) => {
  const translate = useTranslate();
  const noun = useNoun();
  const { data, total, error, isPending, isFetching, refetch, filterValues, setFilters, selectedIds, onSelect } =
    useListContext<Row>();
  const { ask, dialog } = useDeleting(undefined, gone =>
    onSelect((selectedIds ?? []).filter(id => !gone.includes(id))),
  );
  const set = useSetFilters(props.filters ?? []);

  if (isPending) return <TableSkeleton rows={12} columns={props.columns.length} />;
  if (error && !data) {
    const failure = error as unknown;
    return (
      <Failed
        title={translate('app.list.failed', { noun: noun() })}
        text={failure instanceof Error ? failure.message : undefined}
        requestId={failure instanceof ApiError ? failure.requestId : undefined}
        onRetry={refetch}
      />
    );
  }
  if (total === 0 || !data?.length)
    return set.length > 0 || chosen(filterValues, 'search').length > 0 ? (
      <NoResult
        title={translate('app.list.no_result', { noun: noun(2) })}
        filters={set}
        onClear={() => setFilters(cleared(filterValues, props.filters ?? []))}
      />
    ) : (
      <Nothing />
    );

  return (
    <>
      <div className={props.rows ? 'list-groups' : 'list-card'} aria-busy={isFetching}>
        {props.rows ? (
          props.rows({ columns: props.columns, onDelete: ask })
        ) : (
          <ResourceTable {...props} onDelete={ask} />
        )}
        <Pager />
      </div>
      <BulkBar more={props.bulk} onDelete={ids => ask({ ids, name: nameOfOne(ids, data, props.nameOf) })} />
      <DeleteDialog
        {...dialog}
        nameOf={id => {
          const row = data.find(one => one.id === id);
          return row && props.nameOf(row);
        }}
      />
    </>
  );
};

const Nothing = () => {
  const translate = useTranslate();
  const noun = useNoun();
  return <EmptyState title={translate('app.list.empty', { noun: noun(2) })} />;
};

/** What is set, in words, as the state without results says it. */
function useSetFilters(filters: NonNullable<ResourceListProps<RaRecord>['filters']>): string[] {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  return useMemo(() => {
    const labels = filters.flatMap(({ source, choices }) =>
      chosen(filterValues, source).map(value => choices.find(choice => choice.value === value)?.label ?? value),
    );
    return [...labels, ...chosen(filterValues, 'search').map(text => translate('app.list.search_for', { text }))];
  }, [filters, filterValues, translate]);
}

const nameOfOne = <Row extends RaRecord>(
  ids: readonly unknown[],
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): string | undefined => {
  const row = ids.length === 1 ? rows.find(({ id }) => id === ids[0]) : undefined;
  return row && nameOf(row);
};
