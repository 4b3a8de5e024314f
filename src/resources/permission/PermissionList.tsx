import type { Permission } from '../../../contract/identity/permission';
import { MISSING } from '../../i18n/numbers';
import { useRightMessages } from '../../i18n/useRightMessages';
import { Status } from '../../ui/display/Status';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { useRoleTabs } from '../role/useRoleTabs';

const Column = DataTable.Col<Permission>;

const PermissionList = () => {
  const { right } = useRightMessages();
  useRoleTabs();
  return (
    <List filters={<SelectFilter source="group_code" />}>
      <DataTable>
        <Column source="label" render={({ name, label }) => right(name, label)} secondaryText="name" />
        <Column source="group_code" />
        <Column
          source="is_system"
          render={({ is_system }) =>
            is_system === null ? MISSING : <Status source="is_system" value={is_system ? 'built_in' : 'added'} />
          }
        />
        <Column source="role_count" />
      </DataTable>
    </List>
  );
};

export default PermissionList;
