import { type RaRecord, useLocaleState, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { type AuditRow, auditLogApi } from '../../../contract/auditLog';
import { useAnswer } from '../../dataProvider/useAnswer';
import { formatDate } from '../../i18n/dates';
import type { Filter } from '../../ui/list/filter/Filter';
import { PeriodFilterMenu } from '../../ui/list/filter/PeriodFilter';
import { type FurtherFilters, ResourceList } from '../../ui/list/List';
import type { Column } from '../../ui/list/table/Column';
import { usePeriodFilters } from '../../ui/list/usePeriodFilters';
import { useRoleTabs } from '../role/useRoleTabs';
import { useAuditMessages } from './useAuditMessages';
import './auditLog.css';

const sorts = ['at', 'actor_name'];
type Row = AuditRow & RaRecord;

/** The audit log: the list's usual tools, a range of days, and the download of what is filtered. */
const AuditLogList = () => {
  const [locale] = useLocaleState();
  useRoleTabs();
  const { data } = useAnswer(auditLogApi.filters);
  const { action, entity } = useAuditMessages();

  const filters = useMemo<Filter[]>(
    () => [
      { source: 'actor_id', choices: (data?.actors ?? []).map(({ id, name }) => ({ value: id, label: name })) },
      { source: 'action', choices: (data?.actions ?? []).map(value => ({ value, label: action(value) })) },
      { source: 'entity', choices: (data?.entities ?? []).map(value => ({ value, label: entity(value) })) },
    ],
    [data, action, entity],
  );
  const columns = useMemo<Column<Row>[]>(
    () => [
      {
        source: 'at',
        cell: ({ at }) => (
          <time dateTime={at} title={formatDate(at, 'full', locale)}>
            {formatDate(at, 'moment', locale)}
          </time>
        ),
        sortBy: true,
      },
      { source: 'actor_name', cell: ({ actor_name }) => actor_name, sortBy: true },
      { source: 'action', cell: row => action(row.action) },
      { source: 'entity', cell: row => entity(row.entity) },
      {
        source: 'label',
        cell: ({ label }) => (
          <span className="audit-label" title={label ?? undefined}>
            {label ?? '–'}
          </span>
        ),
      },
      { source: 'ip', cell: ({ ip }) => ip ?? '–' },
    ],
    [locale, action, entity],
  );
  const nameOf = useCallback(
    (row: Row) =>
      `${formatDate(row.at, 'moment', locale)}, ${row.actor_name}: ${action(row.action)} ${entity(row.entity)}`,
    [locale, action, entity],
  );
  return (
    <ResourceList<Row> columns={columns} filters={filters} useFurtherFilters={useDays} sorts={sorts} nameOf={nameOf} />
  );
};

function useDays(): FurtherFilters {
  const translate = useTranslate();
  return {
    controls: <PeriodFilterMenu label={translate('resources.auditLog.fields.at')} />,
    told: usePeriodFilters(),
  };
}

export default AuditLogList;
