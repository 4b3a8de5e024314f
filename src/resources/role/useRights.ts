import { useMemo } from 'react';
import { roleApi } from '../../../contract/identity/role';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { useRightMessages } from '../../i18n/useRightMessages';
import { rowsOf } from './rights';

/** Returns all rights as rows of the matrix. */
export function useRights() {
  const { data, error, refetch } = useEndpointQuery(roleApi.menu);
  const messages = useRightMessages();
  const groups = useMemo(() => {
    const named = data?.list.map(({ permissions, ...group }) => ({
      ...group,
      label: messages.group(group.permission_group, group.label),
      permissions: permissions.map(one => ({ ...one, label: messages.right(one.permission_slug, one.label) })),
    }));
    return named && rowsOf(named);
  }, [data, messages]);
  return { groups, error, refetch };
}
