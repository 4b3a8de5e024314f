import { useMemo } from 'react';
import { roleApi } from '../../../contract/role';
import { useAnswer } from '../../dataProvider/useAnswer';
import { useRightWords } from '../../i18n/useRightWords';
import { rowsOf } from './rights';

/** Every right there is, as the matrix draws them. */
export function useRights() {
  const { data, error, refetch } = useAnswer(roleApi.menu);
  const words = useRightWords();
  const groups = useMemo(() => {
    const named = data?.list.map(({ permissions, ...group }) => ({
      ...group,
      label: words.group(group.permission_group, group.label),
      permissions: permissions.map(one => ({ ...one, label: words.right(one.permission_slug, one.label) })),
    }));
    return named && rowsOf(named);
  }, [data, words]);
  return { groups, error, refetch };
}
