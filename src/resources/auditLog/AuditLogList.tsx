import {
  ListBase,
  type RaRecord,
  useLocaleState,
  useLocation,
  useResourceContext,
  useStore,
  useTranslate,
} from 'ra-core';
import { useEffect, useMemo } from 'react';
import { type AuditRow, auditLogApi } from '../../../contract/auditLog';
import { useAnswer } from '../../dataProvider/useAnswer';
import { formatDate } from '../../i18n/dates';
import type { Column } from '../../ui/list/Column';
import type { Filter } from '../../ui/list/Filter';
import { ListBody } from '../../ui/list/ListBody';
import { ListCount } from '../../ui/list/ListCount';
import { ListTools } from '../../ui/list/ListTools';
import { rememberList } from '../../ui/list/listMemory';
import { perPageKey } from '../../ui/list/perPageKey';
import { useListDefaults } from '../useListDefaults';
import { AuditExport } from './AuditExport';
import { AuditPeriod } from './AuditPeriod';
import { useAuditWords } from './useAuditWords';
import '../../ui/list/list.css';
import './auditLog.css';

const sorts = ['at', 'actor_name'];
type Row = AuditRow & RaRecord;

/** The audit log: the list's usual tools, a range of days, and the download of what is filtered. */
const AuditLogList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const defaults = useListDefaults();
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
      <div className="list audit">
        <ListTools filters={filters} sorts={sorts} />
        <div className="audit-tools">
          <AuditPeriod />
          <AuditExport label={translate('resources.auditLog.export')} />
        </div>
        <ListCount filters={filters} />
        <ListBody<Row> filters={filters} columns={columns} nameOf={nameOf} />
      </div>
    </ListBase>
  );
};

export default AuditLogList;
