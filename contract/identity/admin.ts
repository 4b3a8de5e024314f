import { z } from 'zod';
import { regionCode as region } from '../area/region';
import { statusChoice } from '../core/choice';
import { endpoint } from '../core/endpoint';
import { email, fullName, id, instantOut, phone, phoneOut, version } from '../core/fields';
import { needed, orUnknown, otherwise } from '../core/needed';
import { flagFilter, listQuery, repeated } from '../core/query';
import { listOf } from '../core/response';
import { crudAccess, crudApi } from '../record/crudApi';
import { schemaRecord } from '../record/schemaRecord';
import { currentPassword } from './password';
import { session } from './session';

/** Actions on accounts in the audit log, besides creating, changing and deleting them. */
export const ACCOUNT_ACTION_LABELS = {
  login: 'Masuk',
  login_failed: 'Gagal masuk',
  login_refused: 'Ditolak masuk',
  login_guessed: 'Kata sandi ditebak-tebak',
  code_guessed: 'Kode verifikasi ditebak-tebak',
  end_sessions: 'Mengakhiri sesi',
  invite: 'Mengundang',
  invitation_accepted: 'Menerima undangan',
  password_change: 'Mengganti kata sandi',
  role_requested: 'Mengajukan peran Super Admin',
  role_approved: 'Menyetujui peran Super Admin',
  role_rejected: 'Menolak peran Super Admin',
  role_request_void: 'Pengajuan peran Super Admin gugur',
  password_link: 'Meminta tautan kata sandi',
  password_reset: 'Membuat kata sandi lewat tautan',
  recovery_code_used: 'Memakai kode pemulihan',
  recovery_codes_renewed: 'Membuat kode pemulihan baru',
  second_factor_failed: 'Kode verifikasi salah',
  second_factor_on: 'Mengaktifkan verifikasi dua langkah',
  second_factor_off: 'Mematikan verifikasi dua langkah',
} as const;

declare module '../core/audited' {
  interface AuditedActions {
    account: keyof typeof ACCOUNT_ACTION_LABELS;
  }
}

/** States of an account: `invited` until the person sets the first password. */
export const ADMIN_STATE_LABELS = { active: 'Aktif', invited: 'Diundang', disabled: 'Nonaktif' } as const;
export type AdminState = keyof typeof ADMIN_STATE_LABELS;

const state = statusChoice(ADMIN_STATE_LABELS);
const emptyAsNull = (value: unknown) => value || null;

const writable = z.object({
  name: fullName(100).meta({ title: 'Nama' }),
  email: email.meta({ title: 'Email' }),
  phone: z.preprocess(emptyAsNull, phone().nullable()).default(null).meta({ title: 'Nomor telepon' }),
  role_id: z.preprocess(emptyAsNull, id.nullable()).default(null).meta({ title: 'Peran' }),
  /** Required if the role's area scope is `regional`; discarded otherwise. */
  region_code: z.preprocess(emptyAsNull, region.nullable()).default(null).meta({ title: 'Wilayah' }),
  is_active: z.boolean().default(true).meta({ title: 'Aktif' }),
});

/** `current_password`: the actor's own, required to set a role, enable or change e-mail, phone or region unless given in the last five minutes. */
export const adminInput = writable.extend({ current_password: currentPassword.optional() });
export const adminUpdate = adminInput.extend({ version });

export const adminActivity = z.object({ is_active: z.boolean().meta({ title: 'Aktif' }), version });

/** `version` is that of the account as read. `current_password` is required to approve, unless given within the last five minutes. */
export const roleDecision = z.object({
  approved: z.boolean().meta({ title: 'Keputusan' }),
  version,
  current_password: currentPassword.optional(),
});

const roleShort = z.object({ id, name: z.string(), code: z.string() });

const stateWhile = (isActive: unknown): AdminState | undefined =>
  isActive === true ? 'active' : isActive === false ? 'disabled' : undefined;

export const admin = z.object({
  id: needed(id),
  name: needed(z.string().meta({ title: 'Nama' })),
  email: z.string().meta({ title: 'Email' }),
  phone: phoneOut.nullable().meta({ title: 'Nomor telepon' }),
  photo_url: z.string().nullable().meta({ title: 'Foto', kind: 'image' }),
  role_id: id.nullable().meta({ title: 'Peran' }),
  role: roleShort.nullable().meta({ title: 'Peran' }),
  /** The super admin role, while it awaits the decision of a second super admin. */
  role_request: z
    .object({ role: roleShort, requested_by: z.object({ id, name: z.string() }), requested_at: instantOut })
    .nullable()
    .meta({ title: 'Peran yang diajukan' }),
  region_code: region.nullable().meta({ title: 'Wilayah' }),
  is_active: orUnknown(z.boolean().meta({ title: 'Aktif' })),
  state: otherwise(state.meta({ title: 'Status' }), ({ is_active }) => stateWhile(is_active)),
  has_second_factor: orUnknown(z.boolean().meta({ title: 'Verifikasi dua langkah' })),
  last_login_at: instantOut.nullable().meta({ title: 'Terakhir masuk' }),
  /** When the latest invitation was sent; null if there was none. */
  invited_at: instantOut.nullable().meta({ title: 'Diundang' }),
  version,
  created_at: orUnknown(instantOut.meta({ title: 'Dibuat' })),
  updated_at: orUnknown(instantOut.meta({ title: 'Diubah' })),
});
export type Admin = z.output<typeof admin>;

/** A role as a choice in the account form. */
export const roleChoice = roleShort.extend({
  id: needed(id),
  name: needed(z.string()),
  description: z.string(),
  area_scope: orUnknown(z.enum(['national', 'regional'])),
  requires_second_factor: orUnknown(z.boolean()),
  /** Whether the actor may assign it: they hold all its permissions and, if bound to regions, it is regional. */
  can_assign: orUnknown(z.boolean()),
});
export type RoleChoice = z.output<typeof roleChoice>;

export const adminQuery = listQuery(['name', 'email', 'last_login_at', 'created_at', 'updated_at']).extend({
  state: repeated(state),
  role_id: repeated(id).meta({ title: 'Peran' }),
  region_code: repeated(region),
  is_active: flagFilter,
  /** Whether a request for the super admin role awaits a second super admin. */
  role_request: flagFilter.meta({ title: 'Menunggu persetujuan' }),
});

export const adminRecord = schemaRecord('account', {
  label: 'name',
  schema: admin,
  input: adminInput,
  update: adminUpdate,
});

/**
 * Staff accounts. Nobody may disable or delete themselves, change their own role, assign a role with permissions that they do not
 * hold, or change an account with such permissions (403); the last active super admin must remain (409). Granting the super admin role
 * takes two super admins: requested by one, it waits in `role_request` for another. Only the holders of that role, and those waiting
 * for it, can change their own e-mail address (422) and second factor (403).
 */
export const adminApi = {
  ...crudApi(adminRecord, {
    noun: 'account',
    list: '/v1/cms/admins',
    one: '/v1/cms/admin',
    access: crudAccess('list_user'),
    query: adminQuery,
    export: '/api/console/export/admins',
    exportAccess: 'can_export_list_user',
    summaries: {
      list: 'List staff accounts',
      create: 'Create an account; the person is emailed a link (single use, 7 days) to set a password',
      update: 'Update an account; a stale version returns 409. Disabling it ends its sessions',
      remove:
        'Delete an account: its sessions end, its email can be used again, its name stays in the history. 422 unless the password was given in the last five minutes',
    },
    done: {
      create: 'Pengguna admin ditambahkan. Undangan dikirim ke emailnya.',
      update: 'Pengguna admin disimpan.',
      remove: 'Pengguna admin dihapus.',
    },
  }),
  roles: endpoint('GET /v1/cms/user/role', {
    access: 'can_read_list_user',
    summary: 'List roles to choose from, and which of them the caller may assign',
    response: listOf(roleChoice),
  }),
  setActive: endpoint('PUT /api/console/admin/{id}/active', {
    access: 'can_update_list_user',
    summary:
      'Enable or disable an account; a stale version returns 409. Disabling it ends its sessions; enabling it is 422 unless the password was given in the last five minutes',
    body: adminActivity,
    response: admin,
    done: 'Status pengguna admin disimpan.',
  }),
  decideRole: endpoint('PUT /api/console/admin/{id}/role-request', {
    access: 'can_update_list_user',
    summary:
      'Approve or reject a request for the Super Admin role; the requester can only withdraw it. 409 if nothing is waiting, and for a stale version',
    body: roleDecision,
    response: admin,
    done: 'Keputusan disimpan.',
  }),
  invite: endpoint('POST /api/console/admin/{id}/invitation', {
    access: ['can_create_list_user', 'can_update_list_user'],
    summary: 'Resend the invitation; the previous link stops working. 409 if the person has already set a password',
    response: admin,
    done: 'Undangan dikirim lagi.',
  }),
  sessions: endpoint('GET /api/console/admin/{id}/sessions', {
    access: 'can_read_list_user',
    summary: 'List the sessions of an account, newest first',
    response: z.object({ list: z.array(session) }),
  }),
  endSessions: endpoint('DELETE /api/console/admin/{id}/sessions', {
    access: 'can_update_list_user',
    summary: 'End all sessions of an account',
    response: z.object({ count: z.int() }),
    done: 'Semua sesi pengguna admin ini diakhiri.',
  }),
  endSecondFactor: endpoint('DELETE /api/console/admin/{id}/second-factor', {
    access: 'can_update_list_user',
    summary:
      'Turn off the second factor of a person who has lost it, unless they are a Super Admin; their sessions end',
    response: admin,
    done: 'Verifikasi dua langkah pengguna admin ini dimatikan.',
  }),
};
