import { z } from 'zod';
import { REGION_CODES } from '../area/region';

import { endpoint } from '../core/endpoint';
import { anyText, fullName, id, instantOut, phone, version } from '../core/fields';
import { imageUrl } from '../file';
import { currentPassword } from './password';
import { grants, permissionGroup } from './permission';
import { session } from './session';

export const profile = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  photo_url: z.string().nullable(),
  locale: z.string(),
  region_code: z.string().nullable(),
  /** Sales regions whose records this session may see and change; null for the whole country. */
  regions: z.array(z.enum(REGION_CODES)).nullable(),
  role: z.object({ id, name: z.string(), code: z.string() }).nullable(),
  roles_user: z.object({ role: z.object({ name: z.string(), permissions: z.array(permissionGroup) }).nullable() }),
  /** Days until the password expires; negative once it has. */
  password_days_left: z.int(),
  is_password_expired: z.boolean(),
  second_factor: z.object({
    enabled: z.boolean(),
    /** Whether the role requires it. Until it is on, the session can do little but set it up. */
    required: z.boolean(),
  }),
  /** The role as which this read-only session views the console; `role` is then the same. */
  see_as: z.object({ id, name: z.string(), code: z.string() }).nullable(),
  version,
});
export type Profile = z.output<typeof profile>;

const emptyAsNull = (value: unknown) => value || null;

/** Changes to the user's own account. `current_password` is required to change the phone number, unless given in the last five minutes. */
export const profileInput = z.object({
  name: fullName(100).meta({ title: 'Nama' }),
  phone: z.preprocess(emptyAsNull, phone().nullable()).default(null).meta({ title: 'Nomor telepon' }),
  photo_url: z.preprocess(emptyAsNull, imageUrl.nullable()).default(null).meta({ title: 'Foto' }),
  locale: z.enum(['id', 'en']).default('id').meta({ title: 'Bahasa' }),
  current_password: currentPassword.optional(),
  version,
});

/** Something the user did, or that happened to their account. */
export const activity = z.object({
  id: z.int(),
  at: instantOut.meta({ title: 'Waktu' }),
  /** As in the audit log: `login`, `update` … */
  action: z.string().meta({ title: 'Tindakan' }),
  /** Kind of record concerned: `banner`, `account` … */
  entity: z.string().meta({ title: 'Jenis data' }),
  entity_id: z.string().nullable(),
  label: z.string().nullable().meta({ title: 'Data' }),
  ip: z.string().nullable().meta({ title: 'Alamat IP' }),
});
export type Activity = z.output<typeof activity>;

/** The list parameters of ra-data-simple-rest, each JSON as text. */
const restQuery = z.object({
  sort: anyText(200).optional().meta({ title: 'Urutan' }),
  range: anyText(50)
    .regex(/^\[\d{1,7},\d{1,7}\]$/)
    .optional()
    .meta({ title: 'Rentang' }),
  filter: anyText(1_000).optional().meta({ title: 'Filter' }),
});

/**
 * The user's own account: details, photo, sessions, recent activity. `sessions` and `activity` use the simple-REST dialect: `data` is
 * the list, and `Content-Range` holds its total.
 */
export const profileApi = {
  get: endpoint('GET /api/auth/profile', {
    access: 'signedIn',
    openTo: ['password_expired', 'second_factor_missing'],
    summary: 'Get the signed-in person',
    response: profile,
  }),
  permissions: endpoint('GET /api/auth/permissions', {
    access: 'signedIn',
    openTo: ['password_expired', 'second_factor_missing'],
    summary: 'List your own permissions',
    response: grants,
  }),
  userPermission: endpoint('GET /v1/cms/user/permission', {
    access: 'signedIn',
    openTo: ['password_expired', 'second_factor_missing'],
    summary: 'List your own permissions (the same list as /api/auth/permissions)',
    response: grants,
  }),
  update: endpoint('PUT /api-cms/user/profile', {
    access: 'signedIn',
    summary: 'Update your own details; a stale version returns 409',
    body: profileInput,
    response: profile,
    done: 'Profil disimpan.',
  }),
  reauthenticate: endpoint('POST /api/console/reauthenticate', {
    access: 'signedIn',
    summary: 'Confirm your own password: sensitive changes then do not ask for it for five minutes',
    body: z.object({ current_password: currentPassword }),
    response: z.object({ fresh_until: instantOut }),
  }),
  sessions: endpoint('GET /api/console/sessions', {
    access: 'signedIn',
    summary: 'List your own sessions, the current one first, then the newest',
    query: restQuery,
    response: z.array(session),
  }),
  endSession: endpoint('DELETE /api/console/sessions/{id}', {
    access: 'signedIn',
    summary: 'End one of your own sessions',
    response: z.object({ id }),
    done: 'Sesi diakhiri.',
  }),
  endOtherSessions: endpoint('DELETE /api/console/sessions', {
    access: 'signedIn',
    summary: 'End all your own sessions except the current one',
    response: z.object({ count: z.int() }),
    done: 'Semua sesi lain diakhiri.',
  }),
  activity: endpoint('GET /api/console/activity', {
    access: 'signedIn',
    summary: 'List your own recent activity, newest first; 25 entries unless `range` asks for others, at most 100',
    query: restQuery,
    response: z.array(activity),
  }),
};
