import { z } from 'zod';
import type { DocumentTypeCode } from '../../../contract/merchant/merchantDocument';
import { isPhoto } from '../../../contract/registration/documentChecks';
import { documentInput } from '../../../contract/registration/registrationInput';
import { ApiError } from '../../dataProvider/ApiError';

/** Input of a document: the file, and its expiry date if its type has one. */
export const documentForm = z.object({
  file: z.custom<File>(value => value instanceof File, { params: { rule: 'required' } }),
  expires_on: documentInput.shape.expires_on,
});

/** Accepted file extensions of a document type; the server checks the content. */
export const acceptedExtensions = (code: DocumentTypeCode): readonly string[] =>
  isPhoto(code) ? ['.jpg', '.jpeg', '.png', '.webp'] : ['.jpg', '.jpeg', '.png', '.webp', '.pdf'];

/**
 * Maps an error to the form's field names: the server names a document by its index (`documents.0.file`), and an
 * invalid upload by its status.
 */
export function withFormFieldNames(error: Error): Error {
  if (!(error instanceof ApiError)) return error;
  const { status, message, data, errors } = error;
  const named =
    status === 413 || status === 415
      ? { file: message }
      : Object.fromEntries(
          Object.entries(errors ?? {}).map(([path, text]) => [path.replace(/^documents\.0\./, ''), text]),
        );
  return new ApiError(status, message, { data, errors: named });
}
