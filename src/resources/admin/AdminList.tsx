import { MailQuestion, Shield } from 'lucide-react';
import { useCanAccess, useGetIdentity, useRecordContext } from 'ra-core';
import { type Admin, adminApi } from '../../../contract/identity/admin';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { useResourceText } from '../../i18n/useResourceText';
import { PersonAvatar } from '../../ui/display/PersonAvatar';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { BulkAction } from '../../ui/list/onDemand/bulk/BulkAction';
import { ActionItem } from '../../ui/list/rowMenu/ActionItem';
import { SwitchItem } from '../../ui/list/rowMenu/SwitchItem';
import { DataTable } from '../../ui/list/table/DataTable';

const Column = DataTable.Col<Admin>;

const RoleFilter = () => (
  <SelectFilter source="role_id" choices={useEndpointQuery(adminApi.roles).data?.list ?? []} icon={Shield} />
);

/** Only set by the worklist: a single choice gets no button. */
const WaitingFilter = () => {
  const t = useResourceText();
  const choices = [{ id: 'true', name: t('waiting.role') }];
  return <SelectFilter source="role_request" label={t('waiting.label')} choices={choices} />;
};

const filters = (
  <>
    <SelectFilter source="state" />
    <RoleFilter />
    <SelectFilter source="region_code" />
    <WaitingFilter />
  </>
);

/** Keeps users from locking themselves out. */
const RowItems = () => {
  const admin = useRecordContext<Admin>();
  const { identity } = useGetIdentity();
  return (
    <>
      {admin?.state === 'invited' && <ActionItem action="invite" icon={MailQuestion} />}
      {admin?.id !== identity?.id && <SwitchItem />}
    </>
  );
};

const rowMenu = <RowItems />;

const AdminList = () => {
  const t = useResourceText();
  const { identity } = useGetIdentity();
  const { canAccess: mayInvite } = useCanAccess({ resource: 'admin', action: 'invite' });
  return (
    <List filters={filters}>
      <DataTable
        rowMenu={rowMenu}
        bulkActionButtons={mayInvite ? <BulkAction action="invite" icon={MailQuestion} /> : undefined}
      >
        <Column
          source="name"
          render={({ id, name }) => (id === identity?.id ? `${name} (${t('you')})` : name)}
          leftAvatar={({ name, photo_url }) => <PersonAvatar name={name} photo={photo_url} />}
          secondaryText="email"
        />
        <Column source="role" render={({ role }) => role?.name} emptyText={t('no_role')} />
        <Column source="region_code" />
        <Column source="state" />
        <Column source="last_login_at" emptyText={t('never')} />
      </DataTable>
    </List>
  );
};

export default AdminList;
