import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { instantOut, text } from '../core/fields';
import { currentPassword } from './password';

/** Number of recovery codes per person; each can be used once in place of the authenticator. */
export const RECOVERY_CODES = 10;

/** A code as shown by an authenticator, or a recovery code; spaces and hyphens are ignored. */
export const secondFactorCode = text(20)
  .transform(value => value.replace(/[\s-]/g, ''))
  .meta({ title: 'Kode verifikasi' });

export const secondFactorState = z.object({
  enabled: z.boolean(),
  /** Whether the role requires it, so that it cannot be switched off. */
  required: z.boolean(),
  enabled_at: instantOut.nullable(),
  recovery_codes_left: z.int(),
});

export const secondFactorSetup = z.object({
  /** Base32 in blocks of four, for typing into an authenticator. */
  secret: z.string(),
  /** `otpauth://totp/…` */
  uri: z.string(),
  /** The same as a QR code: an SVG document to show as an image (`data:image/svg+xml,…`). */
  qr_svg: z.string(),
});
export type SecondFactorSetup = z.output<typeof secondFactorSetup>;

const recoveryCodes = z.object({
  /** Shown only once: the server stores only hashes. */
  recovery_codes: z.array(z.string()),
});

const openTo = ['password_expired', 'second_factor_missing'] as const;

/** The second factor: time-based codes (RFC 6238) with recovery codes; off unless the user enables it or their role requires it. */
export const secondFactorApi = {
  state: endpoint('GET /api/console/second-factor', {
    access: 'signedIn',
    openTo,
    summary: 'Get whether your own second factor is on, and whether your role requires it',
    response: secondFactorState,
  }),
  setup: endpoint('POST /api/console/second-factor', {
    access: 'signedIn',
    openTo,
    summary:
      'Start setting up the second factor: a new secret, which takes effect once it is confirmed. 409 if it is already on',
    body: z.object({ current_password: currentPassword.optional() }),
    response: secondFactorSetup,
  }),
  confirm: endpoint('PUT /api/console/second-factor', {
    access: 'signedIn',
    openTo,
    summary:
      'Turn on the second factor with a first code; all other sessions end, and the response contains the recovery codes, only this once',
    body: z.object({ code: secondFactorCode }),
    response: recoveryCodes,
    done: 'Verifikasi dua langkah aktif.',
  }),
  renewRecoveryCodes: endpoint('POST /api/console/second-factor/recovery-codes', {
    access: 'signedIn',
    summary: 'Generate new recovery codes; the previous ones stop working',
    body: z.object({ current_password: currentPassword.optional() }),
    response: recoveryCodes,
    done: 'Kode pemulihan baru dibuat. Kode yang lama tidak berlaku lagi.',
  }),
  disable: endpoint('DELETE /api/console/second-factor', {
    access: 'signedIn',
    summary: 'Turn off your own second factor; 409 if your role requires it',
    body: z.object({ current_password: currentPassword.optional() }),
    response: secondFactorState,
    done: 'Verifikasi dua langkah dimatikan.',
  }),
};
