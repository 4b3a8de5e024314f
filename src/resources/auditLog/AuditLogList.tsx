import { LinkBase, type RaRecord } from 'ra-core';
import { type AuditRow, auditLogApi } from '../../../contract/auditLog';
import { useAuditMessages } from '../../catalogue/useAuditMessages';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { PeriodFilter } from '../../ui/list/someFilters/PeriodFilter';
import { DataTable } from '../../ui/list/table/DataTable';
import { useRoleTabs } from '../role/useRoleTabs';
import { useRecordAddress } from './useRecordAddress';
import './auditLog.css';

const Filters = () => {
  const { data } = useEndpointQuery(auditLogApi.filters);
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

/** The audit log: a list with a date range and an export of the filtered rows. */
const AuditLogList = () => {
  useRoleTabs();
  const { action, entity } = useAuditMessages();
  const addressOf = useRecordAddress();
  return (
    <List filters={<Filters />}>
      <DataTable nameWidth="auto" nameWraps={false}>
        <DataTable.Col source="at" />
        <DataTable.Col source="actor_name" />
        <DataTable.Col source="action" render={row => action(row.action, row.entity)} />
        <DataTable.Col source="entity" render={row => entity(row.entity)} />
        <DataTable.Col<AuditRow & RaRecord>
          source="label"
          render={row => {
            const address = addressOf(row);
            const name = row.label ?? '–';
            return (
              <span className="audit-label" title={row.label ?? undefined}>
                {address ? <LinkBase to={address}>{name}</LinkBase> : name}
              </span>
            );
          }}
        />
        <DataTable.Col source="ip" />
      </DataTable>
    </List>
  );
};

export default AuditLogList;
