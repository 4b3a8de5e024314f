import { z } from 'zod';
import { grants } from './auth';
import { choice } from './core/choice';
import { crudApi } from './core/crudApi';
import { endpoint } from './core/endpoint';
import { id, instantOut, text, version } from './core/fields';
import { flag, listQuery, repeated } from './core/query';
import { recordHistory } from './history';
import { permissionGroups } from './rights/permissionGroups';

const groupWords = Object.fromEntries(permissionGroups.map(({ code, label }) => [code, label])) as Record<
  (typeof permissionGroups)[number]['code'],
  string
>;
export const PERMISSION_GROUP_LABELS: Readonly<typeof groupWords> = groupWords;
const group = choice(groupWords);

const writable = z.object({
  /** The slug: `can_{action}_{subject}`. */
  name: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/)
    .meta({ title: 'Kode hak' }),
  label: text(120).meta({ title: 'Keterangan' }),
  group_code: group.meta({ title: 'Menu' }),
});

export const permissionInput = writable;

export const permission = z.object({
  id,
  name: z.string().meta({ title: 'Kode hak' }),
  label: z.string().meta({ title: 'Keterangan' }),
  group_code: group.meta({ title: 'Menu' }),
  /** The code relies on it: it can be neither deleted nor renamed (409); its label may be changed. */
  is_system: z.boolean().meta({ title: 'Bawaan' }),
  /** Roles that hold it. */
  role_count: z.int().meta({ title: 'Jumlah peran' }),
  version,
  created_at: instantOut.meta({ title: 'Dibuat' }),
  updated_at: instantOut.meta({ title: 'Diubah' }),
});
export type Permission = z.output<typeof permission>;

/** The catalogue of rights, and the two lists of point 6 that the sidebar loads: every right, and the caller's own. */
export const permissionApi = {
  // a name that the code relies on can be neither changed nor deleted (409); the super admins hold an added right at once
  ...crudApi({
    noun: 'right of the catalogue',
    list: '/api-cms/permission',
    one: '/api-cms/permission',
    access: { read: 'can_read_role', create: 'can_create_role', update: 'can_update_role', remove: 'can_delete_role' },
    query: listQuery(['position', 'name', 'label', 'updated_at']).extend({
      group_code: repeated(group),
      is_system: flag.optional(),
    }),
    input: permissionInput,
    record: permission,
    done: { create: 'Hak ditambahkan.', update: 'Hak disimpan.', remove: 'Hak dihapus.' },
  }),
  all: endpoint('GET /v1/commandcenter/globalpermissions', {
    access: 'signedIn',
    summary: 'Every right there is, as a list and by group',
    answer: grants,
  }),
  own: endpoint('GET /v1/commandcenter/permissions', {
    access: 'signedIn',
    openTo: ['password_expired', 'second_factor_missing'],
    summary: 'What the person may do (the same list as /api/auth/permissions)',
    answer: grants,
  }),
};

export const permissionHistory = recordHistory('permission', permissionApi.one);
