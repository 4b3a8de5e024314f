import { auditLogApi } from '../../../contract/auditLog';
import { useAuditMessages } from '../../catalogue/useAuditMessages';
import { useAnswer } from '../../dataProvider/useAnswer';
import { PeriodFilter } from '../../ui/list/filter/PeriodFilter';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { useRoleTabs } from '../role/useRoleTabs';
import './auditLog.css';

const Filters = () => {
  const { data } = useAnswer(auditLogApi.filters);
  const { action, entity } = useAuditMessages();
  return (
    <>
      <SelectFilter source="actor_id" choices={data?.actors ?? []} />
      <SelectFilter source="action" choices={(data?.actions ?? []).map(id => ({ id, name: action(id) }))} />
      <SelectFilter source="entity" choices={(data?.entities ?? []).map(id => ({ id, name: entity(id) }))} />
      <PeriodFilter source="at" />
    </>
  );
};

/** The audit log: the list's usual tools, a range of days, and the download of what is filtered. */
const AuditLogList = () => {
  useRoleTabs();
  const { action, entity } = useAuditMessages();
  return (
    <List filters={<Filters />}>
      <DataTable nameWidth="auto" nameWraps={false}>
        <DataTable.Col source="at" />
        <DataTable.Col source="actor_name" />
        <DataTable.Col source="action" render={row => action(row.action, row.entity)} />
        <DataTable.Col source="entity" render={row => entity(row.entity)} />
        <DataTable.Col
          source="label"
          render={({ label }) => (
            <span className="audit-label" title={label ?? undefined}>
              {label ?? '–'}
            </span>
          )}
        />
        <DataTable.Col source="ip" />
      </DataTable>
    </List>
  );
};

export default AuditLogList;
