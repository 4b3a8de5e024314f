import { adminApi, type RoleChoice } from '../../../contract/identity/admin';
import { useAnswer } from '../../dataProvider/useAnswer';

const none: RoleChoice[] = [];

/** The roles for an account, and which of them the person may grant. */
export function useRoleChoices() {
  const { data, isPending } = useAnswer(adminApi.roles);
  return { roles: data?.list ?? none, isPending };
}
