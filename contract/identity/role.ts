import { z } from 'zod';
import { choice } from '../core/choice';
import { endpoint } from '../core/endpoint';
import { anyText, id, instantOut, text, trimmedText, version } from '../core/fields';
import { needed, orUnknown } from '../core/needed';
import { listQuery, repeated } from '../core/query';
import { listOf } from '../core/response';
import { crudAccess, crudApi } from '../record/crudApi';
import type { RecordType } from '../record/defineRecord';
import { schemaRecord } from '../record/schemaRecord';
import { currentPassword } from './password';
import { grants, menuPermissionGroup } from './permission';

declare module '../core/audited' {
  interface AuditedActions {
    role: 'see_as_begin' | 'see_as_end';
  }
}

export const AREA_SCOPE_LABELS = { national: 'Seluruh Indonesia', regional: 'Wilayahnya saja' } as const;
const areaScope = choice(AREA_SCOPE_LABELS);

/** A permission by its slug; checked against the catalogue. */
const slug = anyText(100).min(1);

const writable = z.object({
  name: text(60).meta({ title: 'Nama peran' }),
  description: trimmedText(200).default('').meta({ title: 'Keterangan' }),
  area_scope: areaScope.default('national').meta({ title: 'Cakupan wilayah' }),
  requires_second_factor: z.boolean().default(false).meta({ title: 'Wajib verifikasi dua langkah' }),
  /** Permissions that the role grants; the server adds implied ones (`withImplied`). */
  slugs: z.array(slug).max(1_000).meta({ title: 'Hak akses' }),
});

/**
 * `current_password` is the actor's own: required to change permissions, scope or the second-factor requirement, unless given within
 * the last five minutes.
 */
export const roleInput = writable.extend({ current_password: currentPassword.optional() });
export const roleUpdate = roleInput.extend({ version });

const shown = {
  id: needed(id),
  code: z.string().meta({ title: 'Kode' }),
  name: needed(z.string().meta({ title: 'Nama peran' })),
  description: z.string().meta({ title: 'Keterangan' }),
  area_scope: areaScope.meta({ title: 'Cakupan wilayah' }),
  requires_second_factor: z.boolean().meta({ title: 'Wajib verifikasi dua langkah' }),
  /** Whether it is the super admin role, which can be neither changed nor deleted. */
  is_system: z.boolean().meta({ title: 'Peran bawaan' }),
  /** Number of accounts that hold it, including disabled ones. */
  holder_count: orUnknown(z.int().meta({ title: 'Pemegang' })),
  permission_count: z.int().meta({ title: 'Jumlah hak' }),
  version,
  created_at: orUnknown(instantOut.meta({ title: 'Dibuat' })),
  updated_at: orUnknown(instantOut.meta({ title: 'Diubah' })),
};

export const roleRecord = schemaRecord('role', {
  label: 'name',
  schema: z.object(shown),
  input: roleInput,
  update: roleUpdate,
});
export type RoleSummary = RecordType<typeof roleRecord>;

export const role = z.object({
  ...shown,
  /** Needed: a form that lacked them would save a role without rights. */
  slugs: needed(z.array(z.string()).meta({ title: 'Hak akses' })),
  /** Whether the caller holds it and so may not change it. */
  is_own: z.boolean().meta({ title: 'Peran sendiri' }),
  /** The same permissions by group, in the shape of the specification's point 3. */
  permissions: grants.shape.groups.meta({ title: 'Hak per kelompok' }),
});
export type Role = z.output<typeof role>;

const holder = z.object({ id, name: z.string(), email: z.string(), is_active: z.boolean() });
const right = z.object({ slug: z.string(), label: z.string() });

/** The effect of saving a set of permissions. */
export const roleImpact = z.object({
  /** Affected accounts: their number, and the first twenty by name. */
  holders: z.object({ total: z.int(), list: z.array(holder) }),
  gained: z.array(right),
  lost: z.array(right),
  /** Gained permissions that are only implied by others. */
  implied: z.array(z.string()),
  /** Gained permissions that the caller does not hold, so that saving would fail. */
  refused: z.array(z.string()),
});
export type RoleImpact = z.output<typeof roleImpact>;

/**
 * Roles: sets of permissions. Nobody may grant a permission that they do not hold, or change their own role (403); the super admin
 * role cannot be changed (409). Changes take effect on each holder's next request.
 */
export const roleApi = {
  ...crudApi(roleRecord, {
    list: '/v1/cms/roles',
    one: '/v1/cms/role',
    access: crudAccess('role'),
    query: listQuery(['name', 'created_at', 'updated_at'], ['name', 'description']).extend({
      area_scope: repeated(areaScope),
    }),
    detail: role,
    summaries: {
      one: 'Get a role with its permissions',
      create: 'Create a role; to copy one, send the slugs of another',
      remove: 'Delete a role; 409 while accounts hold it, with `data.holders` {total, list}',
    },
    done: { create: 'Peran ditambahkan.', update: 'Peran disimpan.', remove: 'Peran dihapus.' },
  }),
  menu: endpoint('GET /v1/cms/menu/permission', {
    access: ['can_read_role', 'can_create_role', 'can_update_role'],
    summary: 'List all permissions by menu entry, with their labels and what they imply',
    response: listOf(menuPermissionGroup),
  }),
  impact: endpoint('POST /api/console/role/{id}/impact', {
    access: 'can_update_role',
    summary: 'Preview what saving these permissions would change, and for whom',
    openTo: ['see_as'],
    body: z.object({ slugs: writable.shape.slugs }),
    response: roleImpact,
  }),
  holders: endpoint('GET /api/console/role/{id}/holders', {
    access: 'can_read_role',
    summary: 'List the accounts that hold a role, by name',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1).meta({ title: 'Halaman' }),
      limit: z.coerce.number().int().min(1).max(100).default(25).meta({ title: 'Jumlah per halaman' }),
    }),
    response: listOf(holder),
  }),
};
