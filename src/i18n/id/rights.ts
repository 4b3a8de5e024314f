import { permissionGroups, permissions } from '../../../contract/rights/permissions';

/**
 * Rights and their groups as labelled in the contract, for comparison (`useRightMessages`), so not in the
 * catalogue.
 */
export const rights = {
  groups: Object.fromEntries(permissionGroups.map(({ code, label }) => [code, label])),
  labels: Object.fromEntries(permissions.map(({ slug, label }) => [slug, label])),
};
