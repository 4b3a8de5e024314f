import { CircleDot, Shield } from 'lucide-react';
import { useGetIdentity, useTranslate } from 'ra-core';
import { type Admin, adminApi } from '../../../contract/identity/admin';
import { useAnswer } from '../../dataProvider/useAnswer';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { PersonAvatar } from '../../ui/PersonAvatar';
import { AdminState } from './AdminState';

const Column = DataTable.Col<Admin>;

const RoleFilter = () => {
  const { data } = useAnswer(adminApi.roles);
  return <SelectFilter source="role_id" choices={data?.list ?? []} icon={Shield} />;
};

const filters = (
  <>
    <SelectFilter source="state" icon={CircleDot} />
    <RoleFilter />
    <SelectFilter source="region_code" />
  </>
);

const AdminList = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const t = (key: string) => translate(`resources.admin.${key}`);
  return (
    <List filters={filters}>
      <DataTable>
        <Column
          source="name"
          render={({ id, name }) => (id === identity?.id ? `${name} (${t('you')})` : name)}
          leftAvatar={({ name, photo_url }) => <PersonAvatar name={name} photo={photo_url} />}
          secondaryText="email"
        />
        <Column source="role" render={({ role }) => role?.name} emptyText={t('no_role')} />
        <Column source="region_code" />
        <Column source="state" render={({ state }) => <AdminState state={state} />} />
        <Column source="last_login_at" emptyText={t('never')} />
      </DataTable>
    </List>
  );
};

export default AdminList;
