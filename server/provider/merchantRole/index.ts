import { defineDomain } from '../../domain/defineDomain';
import { versionedBase } from '../../seed/BaseData';
import { loadMerchantRoles, merchantRolesVersion } from './base/loadMerchantRoles';
import { merchantRoleRoutes } from './routes';
import { seedMerchantAccounts } from './seedMerchantAccounts';

export const merchantRoleDomain = defineDomain({
  name: 'merchantRole',
  routes: [merchantRoleRoutes],
  base: versionedBase('merchantRoles', () => merchantRolesVersion, loadMerchantRoles),
  demo: { after: ['merchant'], seed: seedMerchantAccounts },
});
