import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { type Admin, adminApi } from '../../../contract/identity/admin';
import { SUPER_ADMIN } from '../../../contract/rights/superAdmin';
import { isOffered } from '../../dataProvider/isOffered';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { useResourceText } from '../../i18n/useResourceText';
import { SchemaInput } from '../../ui/form/SchemaInput';
import { SelectInput } from '../../ui/form/SelectInput';

/** The role, its region if it requires one, and whether the account may sign in. */
export const AccessFields = () => {
  const t = useResourceText();
  const record = useRecordContext<Admin>();
  const roles = useEndpointQuery(adminApi.roles).data?.list;
  const chosen = useWatch({ name: 'role_id' }) as string | null | undefined;
  const role = roles?.find(({ id }) => id === chosen);
  // a provider without second approvals grants it at once
  const isGrantOfSuperAdmin =
    role?.code === SUPER_ADMIN && chosen !== record?.role_id && isOffered(adminApi.decideRole);
  return (
    <>
      <SelectInput
        source="role_id"
        choices={roles?.filter(({ id, can_assign }) => can_assign || id === record?.role_id)}
        stored={record?.role}
        emptyText={t('no_role')}
        {...(isGrantOfSuperAdmin && { helperText: t('help.super_admin') })}
      />
      {role?.area_scope === 'regional' && <SchemaInput source="region_code" required />}
      <SchemaInput source="is_active" fullWidth />
    </>
  );
};
