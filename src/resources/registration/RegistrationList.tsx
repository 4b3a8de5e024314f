import { CircleDot } from 'lucide-react';
import { type RaRecord, useCanAccess, useTranslate } from 'ra-core';
import type { RegistrationStatus as Status } from '../../../contract/registration/registration';
import type { RegistrationRow } from '../../../contract/registration/registrationRecord';
import { PeriodFilter } from '../../ui/list/filter/PeriodFilter';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { useNow } from '../../ui/useNow';
import { Age } from './Age';
import { BulkApprove } from './BulkApprove';
import { RegistrationStatus } from './RegistrationStatus';
import './registrationPage.css';

type Row = RegistrationRow & RaRecord;
const Column = DataTable.Col<Row>;

const filters = (
  <>
    <SelectFilter
      source="status"
      icon={CircleDot}
      optionText={({ id }) => <RegistrationStatus status={id as Status} />}
    />
    <PeriodFilter source="submitted_at" />
  </>
);

/** The queue of registrations: what is due first comes first, each with how long it has waited. */
const RegistrationList = () => {
  const translate = useTranslate();
  const now = useNow();
  const { canAccess: mayApprove } = useCanAccess({ resource: 'registration', action: 'approveMany' });
  const numberAndType = ({ number, type_code }: Row) =>
    `${number} · ${translate(`resources.registration.choices.type.${type_code}`)}`;
  return (
    <List filters={filters}>
      <DataTable nameWidth="34%" bulkActionButtons={mayApprove && <BulkApprove />}>
        <Column source="name" secondaryText={numberAndType} />
        <Column source="status" render={({ status }) => <RegistrationStatus status={status} />} />
        <Column source="age" sortBy="due_at" render={({ due_at }) => <Age dueAt={due_at} now={now} />} />
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
    </List>
  );
};

export default RegistrationList;
