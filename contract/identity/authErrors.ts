import { defineErrors } from '../core/defineErrors';

/** Errors in signing in. */
export const authErrors = defineErrors('auth', {
  wrongCredentials: { id: 'Email atau kata sandi salah.', en: 'The email or password is incorrect.' },
  wrongCredentialsRemaining: {
    id: 'Email atau kata sandi salah. Sisa %{remaining} percobaan.',
    en: 'The email or password is incorrect. Attempts left: %{remaining}.',
  },
  disabled: {
    id: 'Akun ini dinonaktifkan. Hubungi pengelola akses Anda.',
    en: 'This account is disabled. Contact your access manager.',
  },
  challengeExpired: {
    id: 'Waktu verifikasi sudah habis. Masuk lagi dengan kata sandi Anda.',
    en: 'The verification has timed out. Sign in again with your password.',
  },
  tooManyAttempts: {
    id: 'Terlalu banyak percobaan. Coba lagi dalam %{minutes} menit.',
    en: 'Too many attempts. Try again in %{minutes} min.',
  },
  tooManyRequests: {
    id: 'Terlalu banyak permintaan. Coba lagi dalam %{minutes} menit.',
    en: 'Too many requests. Try again in %{minutes} min.',
  },
  sessionOver: { id: 'Sesi ini sudah berakhir.', en: 'This session has already ended.' },
});

/** Errors in two-step verification. */
export const secondFactorErrors = defineErrors('secondFactor', {
  off: { id: 'Verifikasi dua langkah belum aktif.', en: 'Two-step verification is not on yet.' },
  on: { id: 'Verifikasi dua langkah sudah aktif.', en: 'Two-step verification is already on.' },
  requiredByRole: {
    id: 'Peran Anda mewajibkan verifikasi dua langkah, jadi tidak dapat dimatikan.',
    en: 'Your role requires two-step verification, so it cannot be turned off.',
  },
  notSetUp: {
    id: 'Mulai dulu pengaturan verifikasi dua langkah.',
    en: 'Start setting up two-step verification first.',
  },
  wrongCode: { id: 'Kode verifikasi salah.', en: 'The verification code is incorrect.' },
  wrongOrUsedCode: {
    id: 'Kode verifikasi salah atau sudah dipakai',
    en: 'The verification code is incorrect or has been used',
  },
});

/** Errors in setting a password, or in a change that requires it. */
export const passwordErrors = defineErrors('password', {
  linkOver: {
    id: 'Tautan ini sudah dipakai atau sudah tidak berlaku. Minta tautan baru.',
    en: 'This link has been used or has expired. Request a new one.',
  },
  common: {
    id: 'Kata sandi ini terlalu banyak dipakai orang. Pilih yang lain.',
    en: 'This password is too common. Choose another.',
  },
  usedBefore: {
    id: 'Kata sandi baru tidak boleh sama dengan %{count} kata sandi terakhir',
    en: 'The new password must differ from the last %{count} passwords',
  },
  needed: { id: 'Perubahan ini memerlukan kata sandi Anda.', en: 'This change requires your password.' },
  missing: { id: 'Masukkan kata sandi Anda untuk melanjutkan', en: 'Enter your password to continue' },
  wrong: { id: 'Kata sandi Anda salah', en: 'Your password is incorrect' },
});
