import { permissionGroups, permissions } from '../../../contract/rights/permissions';

/** Permissions and their groups as labelled in the contract. Only compared against (`useRightMessages`), so not part of the catalogue. */
export const rights = {
  groups: Object.fromEntries(permissionGroups.map(({ code, label }) => [code, label])),
  labels: Object.fromEntries(permissions.map(({ slug, label }) => [slug, label])),
};
