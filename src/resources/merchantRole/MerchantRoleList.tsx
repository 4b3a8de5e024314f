import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { SideLayout } from '../../ui/record/SideLayout';
import { RoleMatrix } from './RoleMatrix';

/** Roles of merchants' accounts with the number of accounts of each, and a matrix of their permissions. */
const MerchantRoleList = () => (
  <SideLayout>
    <List>
      <DataTable>
        <DataTable.Col source="name" secondaryText="description" />
        <DataTable.Col source="account_count" />
        <DataTable.Col source="right_count" />
      </DataTable>
    </List>
    <RoleMatrix />
  </SideLayout>
);

export default MerchantRoleList;
