import { useMemo } from 'react';
import { roleApi } from '../../../contract/role';
import { useAnswer } from '../../dataProvider/useAnswer';
import { rowsOf } from './rights';

/** Every right there is, as the matrix draws them. */
export function useRights() {
  const { data, error, refetch } = useAnswer(roleApi.menu);
  const groups = useMemo(() => data && rowsOf(data.list), [data]);
  return { groups, error, refetch };
}
