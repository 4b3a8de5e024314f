import {
  ListBase,
  type RaRecord,
  useListContext,
  useLocaleState,
  useLocation,
  useResourceContext,
  useStore,
} from 'ra-core';
import { useEffect, useMemo } from 'react';
import { type AuditRow, auditLogApi } from '../../../contract/auditLog';
import { useAnswer } from '../../dataProvider/useAnswer';
import { formatDate, startOfJakartaDay } from '../../i18n/dates';
import type { Column } from '../../ui/list/Column';
import { DisplayMenu } from '../../ui/list/DisplayMenu';
import type { Filter } from '../../ui/list/Filter';
import { chosen } from '../../ui/list/filterValues';
import { ListBody } from '../../ui/list/ListBody';
import { ListCount } from '../../ui/list/ListCount';
import { ListTools } from '../../ui/list/ListTools';
import { rememberList } from '../../ui/list/listMemory';
import { perPageKey } from '../../ui/list/perPageKey';
import type { ResourceListProps } from '../../ui/list/ResourceList';
import { useColumns } from '../../ui/list/useColumns';
import { useDensity } from '../../ui/list/useDensity';
import { useRoleTabs } from '../role/useRoleTabs';
import { useListDefaults } from '../useListDefaults';
import { AuditPeriod } from './AuditPeriod';
import { useAuditWords } from './useAuditWords';
import '../../ui/list/list.css';
import './auditLog.css';

const sorts = ['at', 'actor_name'];
type Row = AuditRow & RaRecord;

/** The audit log: the list's usual tools, a range of days, and the download of what is filtered. */
const AuditLogList = () => {
  const [locale] = useLocaleState();
  const defaults = useListDefaults();
  useRoleTabs();
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  const [perPage] = useStore(perPageKey(resource), defaults.perPage);
  const { data } = useAnswer(auditLogApi.filters);
  const { action, entity } = useAuditWords();
  useEffect(() => {
    rememberList(resource, search);
  }, [resource, search]);

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
  const nameOf = (row: Row) =>
    `${formatDate(row.at, 'moment', locale)}, ${row.actor_name}: ${action(row.action)} ${entity(row.entity)}`;

  return (
    <ListBase {...defaults} perPage={perPage} storeKey={false}>
      <AuditParts filters={filters} columns={columns} nameOf={nameOf} />
    </ListBase>
  );
};

type AuditPartsProps = Required<Pick<ResourceListProps<Row>, 'filters' | 'columns' | 'nameOf'>>;

const AuditParts = ({ filters, columns, nameOf }: AuditPartsProps) => {
  const [locale] = useLocaleState();
  const { filterValues } = useListContext();
  const { shown, toggle } = useColumns(columns);
  const [density] = useDensity();
  // The days are set by fields of their own, and told with the other filters.
  const days = ['start_date', 'end_date'].flatMap(source =>
    chosen(filterValues, source).map(value => ({
      source,
      choices: [{ value, label: formatDate(startOfJakartaDay(value), 'day', locale) }],
    })),
  );
  const told = [...filters, ...days];
  return (
    <div className="list audit" data-density={density}>
      <ListTools filters={filters} sorts={sorts}>
        <DisplayMenu columns={columns} shown={shown} onToggle={toggle} />
      </ListTools>
      <div className="audit-tools">
        <AuditPeriod />
      </div>
      <ListCount filters={told} />
      <ListBody<Row> filters={told} columns={shown} nameOf={nameOf} />
    </div>
  );
};

export default AuditLogList;
