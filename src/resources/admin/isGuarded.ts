import { type Admin, adminApi } from '../../../contract/identity/admin';
import { SUPER_ADMIN } from '../../../contract/rights/superAdmin';
import { isOffered } from '../../dataProvider/isOffered';

/** Whether an account's e-mail address and second factor are its person's alone: it is a super admin's, or is to become one's by two. */
export const isGuarded = ({ role, role_request }: Admin): boolean =>
  // a provider that knows no second decision guards nothing
  isOffered(adminApi.decideRole) && (role?.code === SUPER_ADMIN || Boolean(role_request));
