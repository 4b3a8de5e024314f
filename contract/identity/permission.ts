import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { crudAccess, crudApi } from '../record/crudApi';
import { defineRecord, type RecordType } from '../record/defineRecord';
import { boolean, choice, integer, text, timestamp } from '../record/kinds';
import { permissionGroups } from '../rights/permissionGroups';

declare module '../core/audited' {
  interface AuditedActions {
    permission: never;
  }
}

/** The permissions of a menu entry, in the shape of the specification's point 3. */
export const permissionGroup = z.object({
  permission_group: z.string(),
  label: z.string(),
  permissions: z.array(z.object({ permission_slug: z.string(), label: z.string() })),
});
export type PermissionGroupAnswer = z.output<typeof permissionGroup>;

export const grants = z.object({
  /** All slugs that the user holds. */
  slugs: z.array(z.string()),
  groups: z.array(permissionGroup),
});
export type Grants = z.output<typeof grants>;

const groupLabels = Object.fromEntries(permissionGroups.map(({ code, label }) => [code, label])) as Record<
  (typeof permissionGroups)[number]['code'],
  string
>;
export const PERMISSION_GROUP_LABELS: Readonly<typeof groupLabels> = groupLabels;

export const permission = defineRecord('permission', {
  /** The slug: `can_{action}_{subject}`. */
  name: text('Kode hak', { max: 100, pattern: /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/, sorted: true, searched: true }),
  label: text('Keterangan', { max: 120, sorted: true, searched: true }),
  group_code: choice('Menu', groupLabels, { filtered: true }),
  /** The code relies on it, so it can be neither deleted nor renamed (409); its label can be changed. */
  is_system: boolean('Bawaan', { computed: true, filtered: true }),
  /** Number of roles that include it. */
  role_count: integer('Jumlah peran', { computed: 'query' }),
  created_at: timestamp('Dibuat'),
  updated_at: timestamp('Diubah', { sorted: true }),
});
export type Permission = RecordType<typeof permission>;

const menuPermission = z.object({
  permission_slug: z.string(),
  label: z.string(),
  /** `read`, `create`, `update`, `delete`, `approve`, `export`, `view`; `custom` for permissions added by staff. */
  action: z.string(),
  subject: z.string(),
  /** The slug that is granted together with it. */
  implies: z.string().nullable(),
  /** Whether the caller holds it and so may grant it. */
  can_grant: z.boolean(),
});

export const menuPermissionGroup = z.object({
  permission_group: z.string(),
  label: z.string(),
  /** The console page to which the group belongs. */
  menu_path: z.string(),
  permissions: z.array(menuPermission),
});
export type MenuPermissionGroup = z.output<typeof menuPermissionGroup>;

/**
 * The catalogue of permissions, and the two lists of point 6: all permissions, read where users look at their own, and the caller's
 * own. The sidebar receives the latter with the page, or from `/api/auth/permissions`.
 */
export const permissionApi = {
  // a name that the code relies on can be neither changed nor deleted (409); super admins hold a new permission at once
  ...crudApi(permission, {
    list: '/api-cms/permission',
    one: '/api-cms/permission',
    access: crudAccess('role'),
    // the order of the menu
    sorts: ['position'],
    done: { create: 'Hak ditambahkan.', update: 'Hak disimpan.', remove: 'Hak dihapus.' },
  }),
  all: endpoint('GET /v1/commandcenter/globalpermissions', {
    access: 'signedIn',
    summary: 'List all permissions, flat and by group',
    response: grants,
  }),
  own: endpoint('GET /v1/commandcenter/permissions', {
    access: 'signedIn',
    openTo: ['password_expired', 'second_factor_missing'],
    summary: 'List your own permissions (the same list as /api/auth/permissions)',
    response: grants,
  }),
};
