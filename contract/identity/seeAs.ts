import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { id } from '../core/fields';
import { nextTokens } from './session';

/** Lifetime of a session that views the console as another role. */
export const SEE_AS_MINUTES = 120;

const seeAsResponse = z.object({
  ...nextTokens.shape,
  role: z.object({ id, name: z.string(), code: z.string() }),
});

/** Why something is hidden from a user or forbidden to them. */
export const permissionExplanation = z.object({
  slug: z.string(),
  label: z.string(),
  group_code: z.string(),
  group_label: z.string(),
  /** Whether the user holds it after all. */
  held: z.boolean(),
  /** Roles that include it. */
  roles: z.array(z.object({ id, name: z.string() })),
  /** Names of the roles whose holders can grant it: roles that include it and may manage accounts or roles. */
  granting_roles: z.array(z.string()),
  /** Up to five people who may assign such a role: they manage accounts and hold the permission. */
  granters: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type PermissionExplanation = z.output<typeof permissionExplanation>;

/** Viewing the console as another role, read-only and in a separate session; and explaining why something is not allowed. */
export const seeAsApi = {
  begin: endpoint('POST /api/console/see-as', {
    access: 'can_update_role',
    summary:
      'Start viewing as a role, all of whose permissions the caller must have (else 403); the cookies become those of the read-only session',
    body: z.object({ role_id: id.meta({ title: 'Peran' }) }),
    response: seeAsResponse,
    status: 201,
  }),
  end: endpoint('DELETE /api/console/see-as', {
    access: 'signedIn',
    openTo: ['see_as'],
    summary: 'Return to the previous session; 409 in a session that is not viewing as another role',
    response: nextTokens,
  }),
  explain: endpoint('GET /api/console/why/{slug}', {
    access: 'signedIn',
    openTo: ['password_expired', 'second_factor_missing'],
    summary: 'Get a permission with its label, whether you have it, which roles include it and who can assign those',
    response: permissionExplanation,
  }),
};
