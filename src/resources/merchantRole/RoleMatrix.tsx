import { type RaRecord, useCreatePath, useGetMany } from 'ra-core';
import { type MerchantRole, merchantRoleApi } from '../../../contract/merchantRole';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { useResourceText } from '../../i18n/useResourceText';
import { ComparisonTable } from '../../ui/display/ComparisonTable';
import { Failed } from '../../ui/states/Failed';

const rightsOf = ({ permissions }: MerchantRole) => permissions.flatMap(group => group.permissions);

/** A matrix of all permissions of the merchant app by role. One role's column can be highlighted. */
export const RoleMatrix = ({ current }: { current?: string }) => {
  const t = useResourceText();
  const createPath = useCreatePath();
  const all = useEndpointQuery(merchantRoleApi.list);
  const ids = all.data?.list.map(({ id }) => id) ?? [];
  const { data = [], refetch, ...many } = useGetMany<MerchantRole & RaRecord>('merchant-role', { ids });
  const error = all.error ?? many.error;
  if (error) return <Failed error={error} onRetry={() => all.refetch().then(() => refetch())} />;
  // the list's rows are cached first, without their permissions
  const roles = data.every(role => role?.permissions) ? data : [];
  return (
    <ComparisonTable
      title={t('fields.permissions')}
      text={t('matrix_text')}
      labels={{ row: t('right'), has: t('granted'), hasNot: t('refused') }}
      columns={
        roles[0] &&
        roles.map(role => ({
          id: role.id,
          name: role.name,
          text: t('matrix_count', { count: role.right_count }),
          to: createPath({ resource: 'merchant-role', type: 'show', id: role.id }),
          has: new Set(
            rightsOf(role).flatMap(({ permission_slug, is_granted }) => (is_granted ? permission_slug : [])),
          ),
        }))
      }
      groups={(roles[0]?.permissions ?? []).map(({ permission_group, label, permissions }) => ({
        id: permission_group,
        label,
        rows: permissions.map(({ permission_slug, ...right }) => ({ id: permission_slug, label: right.label })),
      }))}
      current={current}
    />
  );
};
