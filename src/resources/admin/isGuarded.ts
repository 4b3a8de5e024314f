import { type Admin, adminApi } from '../../../contract/identity/admin';
import { SUPER_ADMIN } from '../../../contract/rights/superAdmin';
import { isOffered } from '../../dataProvider/isOffered';

/**
 * Whether only its holder may change an account's email address and second factor: it belongs to a super admin, or its promotion to one is
 * pending.
 */
export const isGuarded = ({ role, role_request }: Admin): boolean =>
  // a provider without second approvals guards nothing
  isOffered(adminApi.decideRole) && (role?.code === SUPER_ADMIN || Boolean(role_request));
