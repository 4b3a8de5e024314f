import { Lock, Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { PERMISSION_GROUP_LABELS, type Permission } from '../../../contract/identity/permission';
import { useRightMessages } from '../../i18n/useRightMessages';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { StatusChip } from '../../ui/StatusChip';
import { useRoleTabs } from '../role/useRoleTabs';

const Column = DataTable.Col<Permission>;

const PermissionList = () => {
  const translate = useTranslate();
  const { group, right } = useRightMessages();
  useRoleTabs();
  const groups = Object.entries(PERMISSION_GROUP_LABELS).map(([id, label]) => ({ id, name: group(id, label) }));
  return (
    <List filters={<SelectFilter source="group_code" choices={groups} />}>
      <DataTable>
        <Column source="label" render={({ name, label }) => right(name, label)} secondaryText="name" />
        <Column source="group_code" render={({ group_code: code }) => group(code, PERMISSION_GROUP_LABELS[code])} />
        <Column
          source="is_system"
          render={({ is_system }) => (
            <StatusChip
              tone={is_system ? 'neutral' : 'info'}
              icon={is_system ? Lock : Plus}
              label={translate(`resources.permission.choices.is_system.${is_system}`)}
            />
          )}
        />
        <Column source="role_count" />
      </DataTable>
    </List>
  );
};

export default PermissionList;
