import { forbidden, HttpError, notFound, unauthorized } from '../../core/HttpError';

/** The provider is unreachable, or the connection broke before a response. */
export const providerAway = () =>
  new HttpError(502, 'Penyedia layanan tidak dapat dihubungi. Coba lagi beberapa saat.');

/** The provider accepted the request and did not respond in time. */
export const providerSlow = () =>
  new HttpError(
    504,
    'Penyedia layanan terlalu lama menjawab. Coba lagi beberapa saat; bila tadi menyimpan data, periksa dulu hasilnya.',
  );

/** The provider sent something other than an API response: a page, a redirect. */
export const providerUnreadable = () =>
  new HttpError(
    502,
    'Jawaban penyedia layanan tidak dapat dibaca. Coba lagi; bila terulang, sebutkan id ini ke helpdesk.',
  );

const slowCodes = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'FST_REPLY_FROM_GATEWAY_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** Maps a network error to an HttpError; a more specific `cause` is considered too. */
export function providerFailure(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.name === 'TimeoutError' || slowCodes.has((at as NodeJS.ErrnoException).code ?? '')) return providerSlow();
  }
  return providerAway();
}

/** Our message for an error page of the provider (HTML, plain text), by its status. */
export function providerErrorPage(status: number, retryAfter?: string): HttpError {
  if (status === 401) return unauthorized();
  if (status === 403) return forbidden();
  if (status === 404) return notFound();
  if (status === 413) return new HttpError(413, 'Isi permintaan terlalu besar.');
  if (status === 429) {
    const seconds = Number(retryAfter);
    return new HttpError(429, 'Terlalu banyak permintaan. Coba lagi beberapa saat.', {
      retryAfter: seconds > 0 ? seconds : 60,
    });
  }
  if (status === 502 || status === 503) return providerAway();
  if (status === 504) return providerSlow();
  if (status >= 500)
    return new HttpError(
      status,
      'Penyedia layanan sedang bermasalah. Coba lagi; bila terulang, sebutkan id ini ke helpdesk.',
    );
  return new HttpError(status, 'Penyedia layanan menolak permintaan ini.');
}
