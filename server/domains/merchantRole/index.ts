import { merchantRoleApi, merchantRoleRecord } from '../../../contract/merchantRole';
import { crudDomain } from '../../domain/crudDomain';
import { versionedBase } from '../../seed/BaseData';
import { loadMerchantRoles, merchantRolesVersion } from './base/loadMerchantRoles';
import { seedMerchantAccounts } from './demo/seedMerchantAccounts';
import { merchantRoleStore } from './merchantRoleStore';
import { merchant_roles } from './table';

/** On the one path, except that the store counts accounts within the reader's regions. */
export const merchantRoleDomain = crudDomain(merchantRoleRecord, merchantRoleApi, merchant_roles, {
  store: merchantRoleStore,
  history: false,
  base: versionedBase('merchantRoles', () => merchantRolesVersion, loadMerchantRoles),
  demo: { after: ['merchant'], seed: seedMerchantAccounts },
});
