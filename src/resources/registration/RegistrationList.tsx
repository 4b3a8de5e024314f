import { CircleDot } from 'lucide-react';
import { type RaRecord, useCanAccess, useListContext, useTranslate } from 'ra-core';
import type { RegistrationStatus as Status } from '../../../contract/registration/registration';
import { mayWait, statusesOfGroup } from '../../../contract/registration/registrationGroup';
import type { RegistrationRow } from '../../../contract/registration/registrationRecord';
import { AreaFilter } from '../../ui/list/filter/AreaFilter';
import { chosen } from '../../ui/list/filter/filterValues';
import { PeriodFilter } from '../../ui/list/filter/PeriodFilter';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { useNow } from '../../ui/useNow';
import { Age } from './Age';
import { BulkApprove } from './BulkApprove';
import { RegistrationStatus } from './RegistrationStatus';
import { StageTabs } from './StageTabs';
import './registrationPage.css';

type Row = RegistrationRow & RaRecord;
const Column = DataTable.Col<Row>;

const areaFields = { province: 'province', regency: 'regency' };

/** Returns the selected stage; undefined for all. */
const useGroup = () => chosen(useListContext().filterValues, 'group')[0];

/** Filter with the statuses of the selected stage. */
const StatusFilter = () => {
  const group = useGroup();
  return (
    <SelectFilter
      source="status"
      among={statusesOfGroup(group)}
      icon={CircleDot}
      optionText={({ id }) => <RegistrationStatus status={id as Status} />}
    />
  );
};

const filters = (
  <>
    <StatusFilter />
    <AreaFilter fields={areaFields} multiple />
    <PeriodFilter source="submitted_at" />
  </>
);

/** Shows when each must be decided, or, if no decision is pending, since when it has had its status. */
const Rows = () => {
  const translate = useTranslate();
  const now = useNow();
  const { canAccess: mayApprove } = useCanAccess({ resource: 'registration', action: 'approveMany' });
  const numberAndType = ({ number, type_code }: Row) =>
    `${number} · ${translate(`resources.registration.choices.type.${type_code}`)}`;
  return (
    <DataTable nameWidth="34%" bulkActionButtons={mayApprove && <BulkApprove />}>
      <Column source="name" secondaryText={numberAndType} />
      <Column source="status" render={({ status }) => <RegistrationStatus status={status} />} />
      {mayWait(useGroup()) ? (
        <Column source="due_at" render={({ due_at }) => <Age dueAt={due_at} now={now} brief />} />
      ) : (
        <Column source="status_since" disableSort />
      )}
      <Column
        source="area"
        render={({ regency_name, province_name }) => (
          <span className="registration-area">
            {regency_name}
            <small>{province_name}</small>
          </span>
        )}
      />
      <Column source="submitted_at" />
    </DataTable>
  );
};

/** The queue of registrations, earliest due first, each with its waiting time. */
const RegistrationList = () => (
  <List filters={filters}>
    <StageTabs />
    <Rows />
  </List>
);

export default RegistrationList;
