import type { ErrorBody, ErrorCode } from '../../contract/core/response';

/** Translates an error into the user's language; undefined to keep the server's own message. */
type ErrorTranslator = (error: ErrorCode, label?: string) => string | undefined;

let translateError: ErrorTranslator = () => undefined;

/** Sets how errors are translated. Without a translator they appear as the server wrote them, in Indonesian. */
export function setErrorTranslator(translator: ErrorTranslator): void {
  translateError = translator;
}

/**
 * Returns an error's message in the user's language.
 *
 * @param message the server's message
 * @param label the field's label, if the error is a violated rule
 */
export const errorText = (error: ErrorCode | undefined, message: string, label?: string): string =>
  (error && translateError(error, label)) ?? message;

/** Returns the message of a 401 that says more than that the session has ended; empty otherwise. */
export function whyRefused(body: unknown): string {
  const { error, message = '' } = { ...(body as Partial<ErrorBody> | undefined) };
  return error && error.code !== 'access.unauthorized' ? errorText(error, message) : '';
}
