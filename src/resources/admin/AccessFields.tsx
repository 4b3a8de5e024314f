import { useRecordContext, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { REGION_CODES } from '../../../contract/area/region';
import type { Admin } from '../../../contract/identity/admin';
import { currentSession } from '../../authProvider/session';
import { BooleanInput } from '../../ui/form/BooleanInput';
import { SelectInput } from '../../ui/form/SelectInput';
import { useRoleChoices } from './useRoleChoices';

/** The role, its region if it requires one, and whether the account may sign in. */
export const AccessFields = () => {
  const translate = useTranslate();
  const record = useRecordContext<Admin>();
  const { roles } = useRoleChoices();
  const chosen = useWatch({ name: 'role_id' }) as string | null | undefined;
  const t = (key: string) => translate(`resources.admin.${key}`);
  // people bound to a region grant rights there only; the account's current region stays among the choices
  const within = currentSession()?.user.regions;
  const offered = REGION_CODES.filter(code => !within || within.includes(code) || code === record?.region_code);
  const role = roles.find(({ id }) => id === chosen);
  const isGrantOfSuperAdmin = role?.code === 'super_admin' && chosen !== record?.role_id;
  const regional = role?.area_scope === 'regional';
  // while roles load, the record's own must be among the choices, or the field would be empty
  const held = record?.role && !roles.some(({ id }) => id === record.role_id) ? [record.role] : [];
  const choices = [...held, ...roles.filter(({ id, can_assign }) => can_assign || id === record?.role_id)];
  return (
    <>
      <SelectInput
        source="role_id"
        choices={choices}
        emptyText={t('no_role')}
        helperText={t(isGrantOfSuperAdmin ? 'help.super_admin' : 'help.role')}
      />
      {regional && <SelectInput source="region_code" ids={offered} helperText={t('help.region')} required />}
      <BooleanInput source="is_active" helperText={t('help.active')} fullWidth />
    </>
  );
};
