import { permissionGroups, permissions } from '../../../contract/rights/permissions';

/** The rights and their groups as the contract calls them: for who compares (`useRightMessages`), so not in the catalogue. */
export const rights = {
  groups: Object.fromEntries(permissionGroups.map(({ code, label }) => [code, label])),
  labels: Object.fromEntries(permissions.map(({ slug, label }) => [slug, label])),
};
