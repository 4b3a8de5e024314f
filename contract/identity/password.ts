import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { anyText, confirmed, email, instantOut, MAX_PASSWORD, password } from '../core/fields';

/** Validity of the link for a forgotten password and of an invitation. Each can be used once. */
export const RESET_LINK_MINUTES = 30;
export const INVITATION_DAYS = 7;
/** Number of previous passwords from which a new one must differ. */
export const PASSWORD_HISTORY = 5;
/** How long risky changes do not require the password again after it was entered. */
export const FRESH_PASSWORD_MINUTES = 5;

/** The caller's own password, to prove their identity. */
export const currentPassword = anyText(MAX_PASSWORD).min(1).meta({ title: 'Kata sandi Anda' });

const newPassword = {
  password: password.meta({ title: 'Kata sandi baru' }),
  password_confirmation: anyText(MAX_PASSWORD).min(1).meta({ title: 'Konfirmasi kata sandi' }),
};

export const passwordChange = z
  .object({ current_password: anyText(MAX_PASSWORD).min(1).meta({ title: 'Kata sandi lama' }), ...newPassword })
  .superRefine(confirmed('password_confirmation', 'password'));

const linkId = anyText(200).min(1).meta({ title: 'Tautan' });

export const forgottenPassword = z
  .object({ id: linkId, ...newPassword })
  .superRefine(confirmed('password_confirmation', 'password'));

export const forgotRequest = z.object({ email: email.meta({ title: 'Email' }) });

/** The purpose of a link from an e-mail. */
export const passwordLink = z.object({
  /** With `invitation`, the person sets their first password. */
  purpose: z.enum(['reset', 'invitation']),
  name: z.string(),
  email: z.string(),
  expires_at: instantOut,
});
export type PasswordLink = z.output<typeof passwordLink>;

const changed = {
  body: passwordChange,
  response: z.object({
    /** Days until the new password expires. */
    password_days_left: z.int(),
    /** Number of other sessions that were ended. */
    ended_sessions: z.int(),
  }),
  access: 'signedIn',
  openTo: ['password_expired', 'second_factor_missing'],
  done: 'Kata sandi diganti. Sesi Anda di perangkat lain diakhiri.',
} as const;

/**
 * Changing and recovering the password ('PIN' in the paths of the calls). A new password must satisfy the `password` rule, differ from
 * the last five and not be a common one (422 on `password`); a wrong old one gets 422 on `current_password`.
 */
export const passwordApi = {
  change: endpoint('PUT /v1/cms/pin', { ...changed, summary: 'Change your own password; all other sessions end' }),
  changeExpired: endpoint('PUT /v1/users/update/password', {
    ...changed,
    summary: 'Change your own password once it has expired, as /reset-password does; all other sessions end',
  }),
  requestLink: endpoint('POST /api/auth/request-forgot-pin', {
    access: 'public',
    summary: 'Request a link to set a new password; the response is the same for unknown addresses',
    body: forgotRequest,
    done: 'Bila email ini terdaftar, tautan untuk membuat kata sandi baru sudah dikirim. Tautan berlaku 30 menit.',
  }),
  link: endpoint('GET /api/auth/forgot-pin/{id}', {
    access: 'public',
    summary: 'Get what an emailed link is for; 404 once it has been used or has expired',
    response: passwordLink,
  }),
  setByLink: endpoint('POST /api/auth/forgot-pin', {
    access: 'public',
    summary: 'Set a password with an emailed link; all sessions end. 404 once the link has been used or has expired',
    body: forgottenPassword,
    done: 'Kata sandi disimpan. Silakan masuk dengan kata sandi baru.',
  }),
};
