import { type SortPayload, useListContext, useTranslate } from 'ra-core';
import { registrationApi } from '../../../contract/registration/registrationApi';
import {
  mayWait,
  REGISTRATION_GROUP_STATUSES,
  REGISTRATION_GROUPS,
  type RegistrationGroup,
} from '../../../contract/registration/registrationGroup';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { FilterTabs } from '../../ui/list/FilterTabs';
import { useFilterState } from '../../ui/list/filter/FilterStates';
import { chosen } from '../../ui/list/filter/filterValues';

/** Default sort: pending decisions by due time, all others newest first. */
const sortOf = (group: RegistrationGroup | undefined): SortPayload =>
  mayWait(group) ? { field: 'due_at', order: 'ASC' } : { field: 'submitted_at', order: 'DESC' };

/** The stages of registrations as tabs, with the number in each that match the other filters. */
export const StageTabs = () => {
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
