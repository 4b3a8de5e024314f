import type { ErrorCode } from '../../contract/core/answer';

/** Writes an error in the reader's language; undefined where the server's own sentence is to stand. */
type ErrorTranslator = (error: ErrorCode, label?: string) => string | undefined;

let translateError: ErrorTranslator = () => undefined;

/** Sets how errors are translated: without it they are said as the server writes them, in Indonesian. */
export function setErrorTranslator(translator: ErrorTranslator): void {
  translateError = translator;
}

/**
 * An error's sentence in the reader's language.
 *
 * @param message what the server wrote
 * @param label what the reader calls the field, where the error is a broken rule
 */
export const errorText = (error: ErrorCode | undefined, message: string, label?: string): string =>
  (error && translateError(error, label)) ?? message;
