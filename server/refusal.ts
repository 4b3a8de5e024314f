import type { Restriction } from '../contract/core/endpoint';

interface RefusalExtra {
  /** Field (dotted path) to message. */
  errors?: Record<string, string>;
  /** Seconds until another try makes sense (429, 503). */
  retryAfter?: number;
  data?: unknown;
}

/** A request that is answered with an error on purpose; the error handler writes it as `{ code, message, data, errors? }`. */
export class Refusal extends Error {
  readonly errors: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly data: unknown;

  constructor(
    readonly code: number,
    message: string,
    { errors, retryAfter, data }: RefusalExtra = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.data = data ?? null;
  }
}

export const noSession = () => new Refusal(401, 'Sesi Anda telah berakhir, silakan masuk kembali.');
export const noGrant = () => new Refusal(403, 'Anda belum boleh melakukan ini. Minta haknya kepada pengelola akses.');
/** The session is short of something: `data.reason` says what. */
export const restricted = (reason: Restriction) => new Refusal(403, restrictedMessages[reason], { data: { reason } });
const restrictedMessages: Record<Restriction, string> = {
  password_expired: 'Kata sandi Anda sudah berakhir. Ganti dulu kata sandi Anda.',
  second_factor_missing: 'Peran Anda mewajibkan verifikasi dua langkah. Aktifkan dulu sebelum melanjutkan.',
  see_as: 'Anda sedang melihat sebagai peran lain. Data tidak dapat diubah.',
};
export const notFound = (message = 'Data tidak ditemukan. Mungkin sudah dihapus.') => new Refusal(404, message);
/** The record changed since the caller read it; `current` (its version now) goes out as data. */
export const staleVersion = (current?: number) =>
  new Refusal(409, 'Data ini sudah diubah orang lain. Muat versi terbaru, lalu simpan lagi.', {
    data: { version: current },
  });
export const invalid = (errors: Record<string, string>, message = 'Ada isian yang perlu diperbaiki.') =>
  new Refusal(422, message, { errors });
