import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';

/** Roles of merchants' accounts, with the number of accounts of each. */
const MerchantRoleList = () => (
  <List>
    <DataTable>
      <DataTable.Col source="name" secondaryText="description" />
      <DataTable.Col source="account_count" />
      <DataTable.Col source="right_count" />
    </DataTable>
  </List>
);

export default MerchantRoleList;
