import { CircleDot } from 'lucide-react';
import {
  ListBase,
  type RaRecord,
  useCanAccess,
  useLocaleState,
  useLocation,
  useResourceContext,
  useStore,
  useTranslate,
} from 'ra-core';
import { useCallback, useEffect, useMemo } from 'react';
import { REGISTRATION_STATUSES } from '../../../contract/registration/registration';
import type { RegistrationRow } from '../../../contract/registration/registrationRecord';
import { formatDate } from '../../i18n/dates';
import type { Column } from '../../ui/list/Column';
import { DisplayMenu } from '../../ui/list/DisplayMenu';
import type { Filter } from '../../ui/list/Filter';
import { ListBody } from '../../ui/list/ListBody';
import { ListCount } from '../../ui/list/ListCount';
import { ListTools } from '../../ui/list/ListTools';
import { rememberList } from '../../ui/list/listMemory';
import { PeriodFilterMenu } from '../../ui/list/PeriodFilterMenu';
import { perPageKey } from '../../ui/list/perPageKey';
import { useColumns } from '../../ui/list/useColumns';
import { useDensity } from '../../ui/list/useDensity';
import { usePeriodFilters } from '../../ui/list/usePeriodFilters';
import { usePrefetchNext } from '../../ui/list/usePrefetchNext';
import { useScrollBack } from '../../ui/list/useScrollBack';
import { useListDefaults } from '../useListDefaults';
import { Age } from './Age';
import { BulkApprove } from './BulkApprove';
import { RegistrationStatus } from './RegistrationStatus';
import { useNow } from './useNow';
import '../../ui/list/list.css';
import './registration.css';

type Row = RegistrationRow & RaRecord;
const sorts = ['due_at', 'submitted_at', 'name'];

/** The queue of registrations: what is due first comes first, each with how long it has waited. */
const RegistrationList = () => {
  const defaults = useListDefaults();
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  const [perPage] = useStore(perPageKey(resource), defaults.perPage);
  useEffect(() => {
    rememberList(resource, search);
  }, [resource, search]);
  return (
    <ListBase {...defaults} perPage={perPage} storeKey={false}>
      <Parts />
    </ListBase>
  );
};

const Parts = () => {
  const translate = useTranslate();
  const { canAccess: mayApprove } = useCanAccess({ resource: 'registration', action: 'approveMany' });
  const columns = useQueueColumns();
  const { shown, toggle } = useColumns(columns);
  const [density] = useDensity();
  const days = usePeriodFilters();
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
  useScrollBack();
  usePrefetchNext();
  const told = [...statuses, ...days];
  return (
    <div className="list registration-list" data-density={density}>
      <ListTools
        filters={statuses}
        sorts={sorts}
        more={<PeriodFilterMenu label={translate('resources.registration.fields.submitted_at')} />}
      >
        <DisplayMenu columns={columns} shown={shown} onToggle={toggle} />
      </ListTools>
      <ListCount filters={told} />
      <ListBody<Row>
        filters={told}
        columns={shown}
        nameOf={nameOf}
        note={note}
        bulk={mayApprove ? <BulkApprove /> : undefined}
      />
    </div>
  );
};

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
