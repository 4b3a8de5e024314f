import { CircleDot, Shield } from 'lucide-react';
import { useGetIdentity, useLocaleState, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { ADMIN_STATE_LABELS, type Admin, adminApi } from '../../../contract/identity/admin';
import { REGION_CODES, REGIONS } from '../../../contract/region';
import { useAnswer } from '../../dataProvider/useAnswer';
import { formatDate } from '../../i18n/dates';
import type { Column } from '../../ui/list/Column';
import type { Filter } from '../../ui/list/Filter';
import { ResourceList } from '../../ui/list/ResourceList';
import { AdminState } from './AdminState';
import { PersonAvatar } from './PersonAvatar';

const sorts = ['name', 'email', 'last_login_at', 'created_at', 'updated_at'];

const AdminList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { identity } = useGetIdentity();
  const { data } = useAnswer(adminApi.roles);
  const roles = data?.list;

  const filters = useMemo<Filter[]>(
    () => [
      {
        source: 'state',
        choices: Object.keys(ADMIN_STATE_LABELS).map(value => ({
          value,
          label: translate(`resources.admin.choices.state.${value}`),
        })),
        icon: CircleDot,
      },
      { source: 'role_id', choices: (roles ?? []).map(({ id, name }) => ({ value: id, label: name })), icon: Shield },
      { source: 'region_code', choices: REGION_CODES.map(value => ({ value, label: REGIONS[value] })) },
    ],
    [roles, translate],
  );
  const columns = useMemo<Column<Admin>[]>(
    () => [
      {
        source: 'name',
        cell: ({ id, name }) => (id === identity?.id ? `${name} (${translate('resources.admin.you')})` : name),
        sortBy: true,
      },
      { source: 'role', cell: ({ role }) => role?.name ?? translate('resources.admin.no_role') },
      { source: 'region_code', cell: ({ region_code }) => (region_code ? REGIONS[region_code] : '–') },
      { source: 'state', cell: ({ state }) => <AdminState state={state} /> },
      {
        source: 'last_login_at',
        cell: ({ last_login_at }) =>
          last_login_at ? (
            <time dateTime={last_login_at} title={formatDate(last_login_at, 'full', locale)}>
              {formatDate(last_login_at, 'moment', locale)}
            </time>
          ) : (
            translate('resources.admin.never')
          ),
        sortBy: true,
      },
    ],
    [translate, locale, identity?.id],
  );
  const note = useCallback(({ email }: Admin) => email, []);

  return (
    <ResourceList<Admin>
      columns={columns}
      filters={filters}
      sorts={sorts}
      nameOf={nameOf}
      leading={leading}
      note={note}
    />
  );
};

const nameOf = ({ name }: Admin) => name;
const leading = ({ name, photo_url }: Admin) => <PersonAvatar name={name} photo={photo_url} />;

export default AdminList;
