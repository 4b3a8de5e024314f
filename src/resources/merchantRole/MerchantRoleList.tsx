import { useMemo } from 'react';
import type { MerchantRoleSummary } from '../../../contract/merchantRole';
import { formatNumber } from '../../i18n/numbers';
import type { Column } from '../../ui/list/Column';
import { ResourceList } from '../../ui/list/ResourceList';

const sorts = ['position', 'name'];

/** Roles of merchants' accounts, with how many accounts hold each. */
const MerchantRoleList = () => {
  const columns = useMemo<Column<MerchantRoleSummary>[]>(
    () => [
      { source: 'name', cell: ({ name }) => name, sortBy: true },
      { source: 'account_count', cell: ({ account_count }) => formatNumber(account_count), align: 'right' },
      { source: 'right_count', cell: ({ right_count }) => formatNumber(right_count), align: 'right' },
    ],
    [],
  );
  return <ResourceList<MerchantRoleSummary> columns={columns} sorts={sorts} nameOf={nameOf} note={note} />;
};

const nameOf = ({ name }: MerchantRoleSummary) => name;
const note = ({ description }: MerchantRoleSummary) => description;

export default MerchantRoleList;
