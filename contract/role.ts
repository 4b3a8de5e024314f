import { z } from 'zod';
import { grants } from './auth';
import { listOf } from './core/answer';
import { choice } from './core/choice';
import { endpoint } from './core/endpoint';
import { anyText, id, instantOut, text, version } from './core/fields';
import { listQuery, repeated } from './core/query';
import { recordHistory } from './history';
import { currentPassword } from './password';

export const AREA_SCOPE_LABELS = { national: 'Seluruh Indonesia', regional: 'Wilayahnya saja' } as const;
const areaScope = choice(AREA_SCOPE_LABELS);

/** A right by its slug; which exist, the catalogue says. */
const slug = anyText.min(1).max(100);

const writable = z.object({
  name: text(60).meta({ title: 'Nama peran' }),
  description: anyText.trim().max(200).default('').meta({ title: 'Keterangan' }),
  area_scope: areaScope.default('national').meta({ title: 'Cakupan wilayah' }),
  requires_second_factor: z.boolean().default(false).meta({ title: 'Wajib verifikasi dua langkah' }),
  /** What the role's holders may do; implied rights (`withImplied`) are added by the server. */
  slugs: z.array(slug).max(1_000).meta({ title: 'Hak akses' }),
});

/** `current_password`: the actor's own, needed where rights change unless it was given within the last five minutes. */
export const roleInput = writable.extend({ current_password: currentPassword.optional() });
export const roleUpdate = roleInput.extend({ version });

const shown = {
  id,
  code: z.string().meta({ title: 'Kode' }),
  name: z.string().meta({ title: 'Nama peran' }),
  description: z.string().meta({ title: 'Keterangan' }),
  area_scope: areaScope.meta({ title: 'Cakupan wilayah' }),
  requires_second_factor: z.boolean().meta({ title: 'Wajib verifikasi dua langkah' }),
  /** Neither changed nor deleted: the role of the super admins. */
  is_system: z.boolean().meta({ title: 'Peran bawaan' }),
  /** Accounts that hold it, disabled ones too. */
  holder_count: z.int().meta({ title: 'Pemegang' }),
  permission_count: z.int().meta({ title: 'Jumlah hak' }),
  version,
  created_at: instantOut.meta({ title: 'Dibuat' }),
  updated_at: instantOut.meta({ title: 'Diubah' }),
};

export const roleSummary = z.object(shown);
export type RoleSummary = z.output<typeof roleSummary>;

export const role = z.object({
  ...shown,
  slugs: z.array(z.string()).meta({ title: 'Hak akses' }),
  /** The caller holds it, so may not change it. */
  is_own: z.boolean(),
  /** The rights again by group, as the specification's point 3 has them. */
  permissions: grants.shape.groups,
});
export type Role = z.output<typeof role>;

const menuPermission = z.object({
  permission_slug: z.string(),
  label: z.string(),
  /** `read`, `create`, `update`, `delete`, `approve`, `export`, `view`; `custom` where people added the right. */
  action: z.string(),
  subject: z.string(),
  /** The slug that comes along with it. */
  implies: z.string().nullable(),
  /** The caller holds it, so may give it. */
  can_grant: z.boolean(),
});

export const menuPermissionGroup = z.object({
  permission_group: z.string(),
  label: z.string(),
  /** The console's page that the group is about. */
  menu_path: z.string(),
  permissions: z.array(menuPermission),
});
export type MenuPermissionGroup = z.output<typeof menuPermissionGroup>;

const holder = z.object({ id, name: z.string(), email: z.string(), is_active: z.boolean() });
const right = z.object({ slug: z.string(), label: z.string() });

/** What saving these rights would change. */
export const roleImpact = z.object({
  /** Whom it concerns: how many, and the first twenty by name. */
  holders: z.object({ total: z.int(), list: z.array(holder) }),
  gained: z.array(right),
  lost: z.array(right),
  /** Of the gained ones those that were not asked for and come along. */
  implied: z.array(z.string()),
  /** Of the gained ones those that the caller does not hold: saving would be refused. */
  refused: z.array(z.string()),
});
export type RoleImpact = z.output<typeof roleImpact>;

/**
 * Roles: sets of rights. Nobody grants a right that they do not hold or changes the role that they hold (403); the role of the super
 * admins stays as it is (409). Changes act on the next request of each holder.
 */
export const roleApi = {
  list: endpoint('GET /v1/cms/roles', {
    access: 'can_read_role',
    summary: 'Roles, page by page',
    query: listQuery(['name', 'created_at', 'updated_at']).extend({ area_scope: repeated(areaScope) }),
    answer: listOf(roleSummary),
  }),
  menu: endpoint('GET /v1/cms/menu/permission', {
    access: ['can_read_role', 'can_create_role', 'can_update_role'],
    summary: 'Every right by menu entry, with its label and what it implies',
    answer: z.object({ list: z.array(menuPermissionGroup) }),
  }),
  one: endpoint('GET /v1/cms/role/{id}', {
    access: 'can_read_role',
    summary: 'A role with its rights',
    answer: role,
  }),
  create: endpoint('POST /v1/cms/role', {
    access: 'can_create_role',
    summary: 'Add a role; a copy is one with the slugs of another',
    body: roleInput,
    answer: role,
    status: 201,
    done: 'Peran ditambahkan.',
  }),
  update: endpoint('PUT /v1/cms/role/{id}', {
    access: 'can_update_role',
    summary: 'Change a role; a stale version gets 409',
    body: roleUpdate,
    answer: role,
    done: 'Peran disimpan.',
  }),
  remove: endpoint('DELETE /v1/cms/role/{id}', {
    access: 'can_delete_role',
    summary: 'Delete a role; 409 while accounts hold it, with `data.holders` {total, list}',
    done: 'Peran dihapus.',
  }),
  impact: endpoint('POST /api/console/role/{id}/impact', {
    access: 'can_update_role',
    summary: 'What saving these rights would change, for whom',
    openTo: ['see_as'],
    body: z.object({ slugs: writable.shape.slugs }),
    answer: roleImpact,
  }),
  holders: endpoint('GET /api/console/role/{id}/holders', {
    access: 'can_read_role',
    summary: 'Accounts that hold the role, by name',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1).meta({ title: 'Halaman' }),
      limit: z.coerce.number().int().min(1).max(100).default(25).meta({ title: 'Jumlah per halaman' }),
    }),
    answer: listOf(holder),
  }),
};

export const roleHistory = recordHistory('role', roleApi.one);
