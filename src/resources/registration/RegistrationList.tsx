import { CircleDot } from 'lucide-react';
import { type RaRecord, type SortPayload, useCanAccess, useListContext, useTranslate } from 'ra-core';
import type { RegistrationStatus as Status } from '../../../contract/registration/registration';
import { registrationApi } from '../../../contract/registration/registrationApi';
import {
  mayWait,
  REGISTRATION_GROUP_STATUSES,
  REGISTRATION_GROUPS,
  type RegistrationGroup,
  statusesOfGroup,
} from '../../../contract/registration/registrationGroup';
import type { RegistrationRow } from '../../../contract/registration/registrationRecord';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { useNow } from '../../ui/display/useNow';
import { useFilterState } from '../../ui/list/filter/FilterStates';
import { chosen } from '../../ui/list/filter/filterValues';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { FilterTabs } from '../../ui/list/onDemand/FilterTabs';
import { AreaFilter } from '../../ui/list/someFilters/AreaFilter';
import { PeriodFilter } from '../../ui/list/someFilters/PeriodFilter';
import { DataTable } from '../../ui/list/table/DataTable';
import { Age } from './Age';
import { BulkApprove } from './BulkApprove';
import { RegistrationStatus } from './RegistrationStatus';
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

/** Default sort: pending decisions by due time, all others newest first. */
const sortOf = (group: RegistrationGroup | undefined): SortPayload =>
  mayWait(group) ? { field: 'due_at', order: 'ASC' } : { field: 'submitted_at', order: 'DESC' };

/** The stages of registrations as tabs, with the number in each that match the other filters. */
const StageTabs = () => {
  const translate = useTranslate();
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const { group: _, status: __, ...others } = filterValues;
  const { data } = useEndpointQuery(registrationApi.counts, { query: others }, { placeholderData: before => before });
  const asked = chosen(filterValues, 'group')[0] as RegistrationGroup | undefined;
  const nameOf = (group: RegistrationGroup) => translate(`resources.registration.choices.group.${group}`, { _: group });
  useFilterState({
    source: 'group',
    label: translate('resources.registration.fields.group'),
    values: asked ? [nameOf(asked)] : [],
    asTabs: true,
  });
  const choose = (group: RegistrationGroup | undefined) => {
    setFilters({ ...others, ...(group && { group }) });
    // unless the user chose another sort
    if (sort.field === sortOf(asked).field) setSort(sortOf(group));
  };
  return (
    <FilterTabs
      label={translate('resources.registration.show.stages')}
      tabs={REGISTRATION_GROUPS.map(id => ({
        id,
        name: nameOf(id),
        count: data?.list.reduce(
          (sum, { status, registrations }) =>
            REGISTRATION_GROUP_STATUSES[id].includes(status) ? sum + registrations : sum,
          0,
        ),
        urgent: id === 'waiting',
      }))}
      all={data?.list.reduce((sum, { registrations }) => sum + registrations, 0)}
      value={asked && REGISTRATION_GROUPS.includes(asked) ? asked : undefined}
      onChange={choose}
    />
  );
};
