import { adminApi, type RoleChoice } from '../../../contract/identity/admin';
import { useAnswer } from '../../dataProvider/useAnswer';

const none: RoleChoice[] = [];

/** The roles that an account can have, and which of them the person may give. */
export function useRoleChoices() {
  const { data, isPending } = useAnswer(adminApi.roles);
  return { roles: data?.list ?? none, isPending };
}
