import type { Restriction } from '../../contract/core/endpoint';

interface HttpErrorOptions {
  /** Field (dotted path) to message. */
  errors?: Record<string, string>;
  /** Seconds until another try makes sense (429, 503). */
  retryAfter?: number;
  data?: unknown;
}

/** A request that is answered with an error on purpose; the error handler writes it as `{ code, message, data, errors? }`. */
export class HttpError extends Error {
  readonly errors: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly data: unknown;

  constructor(
    readonly code: number,
    message: string,
    { errors, retryAfter, data }: HttpErrorOptions = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.data = data ?? null;
  }
}

export const unauthorized = () => new HttpError(401, 'Sesi Anda telah berakhir, silakan masuk kembali.');
export const forbidden = () =>
  new HttpError(403, 'Anda belum boleh melakukan ini. Minta haknya kepada pengelola akses.');
/** The session is short of something: `data.reason` says what. */
export const restricted = (reason: Restriction) => new HttpError(403, restrictedMessages[reason], { data: { reason } });
const restrictedMessages: Record<Restriction, string> = {
  password_expired: 'Kata sandi Anda sudah berakhir. Ganti dulu kata sandi Anda.',
  second_factor_missing: 'Peran Anda mewajibkan verifikasi dua langkah. Aktifkan dulu sebelum melanjutkan.',
  see_as: 'Anda sedang melihat sebagai peran lain. Data tidak dapat diubah.',
};
export const notFound = (message = 'Data tidak ditemukan. Mungkin sudah dihapus.') => new HttpError(404, message);
/** The record changed since the caller read it; `current` (its version now) goes out as data. */
export const staleVersion = (current?: number) =>
  new HttpError(409, 'Data ini sudah diubah orang lain. Muat versi terbaru, lalu simpan lagi.', {
    data: { version: current },
  });
export const invalidInput = (errors: Record<string, string>, message = 'Ada isian yang perlu diperbaiki.') =>
  new HttpError(422, message, { errors });
