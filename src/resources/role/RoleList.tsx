import { KeyRound } from 'lucide-react';
import { useRecordContext, useTranslate } from 'ra-core';
import { type RoleSummary, roleApi } from '../../../contract/identity/role';
import { usePrefetchEndpoint } from '../../dataProvider/usePrefetchEndpoint';
import { MISSING } from '../../i18n/numbers';
import { StatusChip } from '../../ui/list/cells/StatusChip';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { DuplicateItem } from '../../ui/list/rowMenu/DuplicateItem';
import { DataTable } from '../../ui/list/table/DataTable';
import { useRoleTabs } from './useRoleTabs';

const Column = DataTable.Col<RoleSummary>;
const filters = <SelectFilter source="area_scope" />;

/** The list's rows have no rights, so the form of the new role fetches them. */
const Duplicate = () => <DuplicateItem to={`/user/permission/add?from=${useRecordContext<RoleSummary>()?.id}`} />;
const rowMenu = <Duplicate />;

const RoleList = () => {
  const translate = useTranslate();
  useRoleTabs();
  usePrefetchEndpoint(roleApi.menu);
  const t = (key: string) => translate(`resources.role.${key}`);
  const chip = <StatusChip tone="info" icon={KeyRound} label={t('yes')} />;
  return (
    <List filters={filters}>
      <DataTable rowMenu={rowMenu}>
        <Column source="name" secondaryText="description" />
        <Column source="holder_count" />
        <Column source="permission_count" />
        <Column source="area_scope" />
        <Column
          source="requires_second_factor"
          render={({ requires_second_factor }) =>
            requires_second_factor ? chip : requires_second_factor === false ? t('no') : MISSING
          }
        />
        <Column source="updated_at" />
      </DataTable>
    </List>
  );
};

export default RoleList;
