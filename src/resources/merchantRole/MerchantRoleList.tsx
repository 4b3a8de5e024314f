import { List } from '../../ui/list/List';
import { DataTable } from '../../ui/list/table/DataTable';
import { useMemo } from 'react';
import type { MerchantRoleSummary } from '../../../contract/merchantRole';
import { formatNumber } from '../../i18n/numbers';
import type { Column } from '../../ui/list/Column';
import { ResourceList } from '../../ui/list/ResourceList';

/** Roles of merchants' accounts, with how many accounts hold each. */
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
