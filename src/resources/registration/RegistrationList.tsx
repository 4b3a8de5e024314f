import { CircleDot } from 'lucide-react';
import { type RaRecord, useCanAccess, useLocaleState, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { REGISTRATION_STATUSES } from '../../../contract/registration/registration';
import type { RegistrationRow } from '../../../contract/registration/registrationRecord';
import { formatDate } from '../../i18n/dates';
import type { Filter } from '../../ui/list/filter/Filter';
import { PeriodFilterMenu } from '../../ui/list/filter/PeriodFilter';
import { type FurtherFilters, ResourceList } from '../../ui/list/List';
import type { Column } from '../../ui/list/table/Column';
import { usePeriodFilters } from '../../ui/list/usePeriodFilters';
import { useNow } from '../../ui/useNow';
import { Age } from './Age';
import { BulkApprove } from './BulkApprove';
import { RegistrationStatus } from './RegistrationStatus';
import './registration.css';

type Row = RegistrationRow & RaRecord;
const sorts = ['due_at', 'submitted_at', 'name'];

/** The queue of registrations: what is due first comes first, each with how long it has waited. */
const RegistrationList = () => {
  const translate = useTranslate();
  const { canAccess: mayApprove } = useCanAccess({ resource: 'registration', action: 'approveMany' });
  const columns = useQueueColumns();
  const statuses = useMemo<Filter[]>(
    () => [
      {
        source: 'status',
        icon: CircleDot,
        choices: REGISTRATION_STATUSES.map(value => ({
          value,
          label: translate(`resources.registration.choices.status.${value}`),
          show: <RegistrationStatus status={value} />,
        })),
      },
    ],
    [translate],
  );
  const note = useCallback(
    ({ number, type_code }: Row) => `${number} · ${translate(`resources.registration.choices.type.${type_code}`)}`,
    [translate],
  );
  return (
    <ResourceList<Row>
      columns={columns}
      filters={statuses}
      useFurtherFilters={useDays}
      sorts={sorts}
      nameOf={nameOf}
      note={note}
      bulk={mayApprove ? <BulkApprove /> : undefined}
    />
  );
};

function useDays(): FurtherFilters {
  const translate = useTranslate();
  return {
    controls: <PeriodFilterMenu label={translate('resources.registration.fields.submitted_at')} />,
    told: usePeriodFilters(),
  };
}

function useQueueColumns(): Column<Row>[] {
  const [locale] = useLocaleState();
  const now = useNow();
  return useMemo(
    () => [
      { source: 'name', cell: ({ name }) => name, sortBy: true },
      { source: 'status', cell: ({ status }) => <RegistrationStatus status={status} /> },
      { source: 'age', cell: ({ due_at }) => <Age dueAt={due_at} now={now} />, sortBy: 'due_at' },
      {
        source: 'area',
        cell: ({ regency_name, province_name }) => (
          <span className="registration-area">
            {regency_name}
            <small>{province_name}</small>
          </span>
        ),
      },
      {
        source: 'submitted_at',
        cell: ({ submitted_at }) =>
          submitted_at ? (
            <time dateTime={submitted_at} title={formatDate(submitted_at, 'full', locale)}>
              {formatDate(submitted_at, 'moment', locale)}
            </time>
          ) : (
            '–'
          ),
        sortBy: true,
      },
    ],
    [locale, now],
  );
}

const nameOf = ({ name }: Row) => name;

export default RegistrationList;
